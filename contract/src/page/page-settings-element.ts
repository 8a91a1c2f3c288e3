/** The id of the `<script type="application/json">` in which the server tells the page its settings. */
export const pageSettingsElementId = 'page-settings'
