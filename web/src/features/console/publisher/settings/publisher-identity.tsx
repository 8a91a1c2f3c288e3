/** What a publisher is called and what it is about, its image and its banner. */
import { defaultPublisherPicture } from '@atrium/contract/default-pictures'
import { descriptionMaxLength, publisherNameMaxLength } from '@atrium/contract/limits'
import { ConflictChoice } from '#domain/saved-settings/conflict-choice.tsx'
import { PictureField } from '#domain/saved-settings/picture-field.tsx'
import { publisherMessages } from '#messages/console/publisher.ts'
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx'
import { TextField } from '#ui/form/fields/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { PublisherForm } from './use-publisher-form.ts'

const texts = publisherMessages.settings

interface Props {
  form: PublisherForm
  disabled: boolean
}

export function PublisherIdentity({ form, disabled }: Props) {
  const { name, description, profile_image_url: image, banner_image_url: banner } = form.values
  // The one image that was uploaded first stands for both.
  const hasBanner = banner !== image
  // By when it has arrived a banner may be there that was picked behind it.
  const changeImage = (url: string) =>
    form.changeBy((now) => ({
      profile_image_url: url,
      ...(now.banner_image_url === now.profile_image_url && { banner_image_url: url }),
    }))
  return (
    <Card id="settings-identity" title={texts.identity.heading} lead={texts.identity.lead}>
      <div>
        <TextField
          name="name"
          label={texts.name}
          value={name}
          aria-required
          error={form.error('name')}
          maxLength={publisherNameMaxLength}
          autoComplete="organization"
          disabled={disabled}
          onChange={(event) => form.change('name', event.target.value)}
        />
        <ConflictChoice form={form} field="name" label={texts.name} />
      </div>
      <div>
        <TextAreaField
          name="description"
          label={texts.description}
          value={description}
          error={form.error('description')}
          hint={texts.descriptionHint}
          maxLength={descriptionMaxLength}
          disabled={disabled}
          onChange={(event) => form.change('description', event.target.value)}
        />
        <ConflictChoice form={form} field="description" label={texts.description} />
      </div>
      <PictureField
        {...{ form, disabled }}
        field="profile_image_url"
        label={texts.image}
        hint={texts.imageHint}
        url={image === defaultPublisherPicture ? '' : image}
        onChange={(url) => changeImage(url ?? defaultPublisherPicture)}
      />
      <PictureField
        {...{ form, disabled }}
        field="banner_image_url"
        label={texts.banner}
        hint={texts.bannerHint}
        url={hasBanner ? banner : ''}
        onChange={(url) => form.change('banner_image_url', url ?? image)}
      />
    </Card>
  )
}
