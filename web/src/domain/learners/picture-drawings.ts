/** How each picture of a picture password is drawn: colours and shapes on a square of 48, told apart by their outline alone. */
import type { LearnerPicture } from '@atrium/contract/people/learner-names'

type Shape = readonly [fill: string, outline: string]

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const dots = (r: number, ...places: readonly (readonly [x: number, y: number])[]) =>
  places.map(([x, y]) => dot(x, y, r)).join('')

const red = '#d0342c'
const orange = '#ee8624'
const yellow = '#f4b81c'
const green = '#3b9447'
const dark = '#1f6b2a'
const blue = '#2f7fd1'
const sky = '#bfe0f4'
const purple = '#6a3fa0'
const pink = '#e0609a'
const brown = '#7a4f2a'
const sand = '#f0dcb8'
const black = '#20201f'
const white = '#ffffff'
const grey = '#9aa3ad'

export const pictureDrawings: Record<LearnerPicture, readonly Shape[]> = {
  apple: [
    [red, dots(12.5, [19, 29], [29, 29])],
    [brown, 'M23 20c0-6 1-9 3-13l2.5 1.5c-2 4-2.5 7-2.5 11.5z'],
    [green, 'M28 13c2-5 7-6 12-5-1 5-7 8-12 5z'],
  ],
  ball: [
    [blue, dot(24, 24, 18)],
    [yellow, 'M7 18a18 18 0 0 0 0 12h34a18 18 0 0 0 0-12z'],
    [red, dot(24, 24, 6)],
  ],
  bear: [
    [brown, dots(7, [11, 13], [37, 13]) + dot(24, 27, 16)],
    [sand, dot(24, 33, 8)],
    [black, dots(2.2, [18, 22], [30, 22]) + dot(24, 30, 3)],
  ],
  bird: [
    [orange, 'M18 38h2.5v7h-2.5zM25 38h2.5v7h-2.5zM40 14l7 3-7 4z'],
    [blue, `M9 22L1 17l2 14zM6 28a15 12 0 1 0 30 0a15 12 0 1 0-30 0z${dot(33, 17, 9)}`],
    [sky, 'M13 25c6-4 14-2 16 4-5 5-13 3-16-4z'],
    [black, dot(35, 15, 1.8)],
  ],
  boat: [
    [sky, 'M1 42h46v4H1z'],
    [red, 'M4 31h40l-6 11H10z'],
    [brown, 'M23 4h2.5v27H23z'],
    [yellow, 'M28 7l14 21H28z'],
    [blue, 'M20 10L7 28h13z'],
  ],
  book: [
    [purple, 'M4 9h19v32H4zM25 9h19v32H25z'],
    [white, 'M8 13h13v24H8zM27 13h13v24H27z'],
    [grey, 'M10 18h9v2h-9zM10 24h9v2h-9zM10 30h9v2h-9zM29 18h9v2h-9zM29 24h9v2h-9zM29 30h9v2h-9z'],
  ],
  cake: [
    [grey, 'M3 41h42v3H3z'],
    [brown, 'M7 26h34v15H7z'],
    [pink, 'M7 20h34v9c-3 4-6 4-8.5 0-3 4-6 4-8.5 0-3 4-6 4-8.5 0-3 4-6 4-8.5 0z'],
    [blue, 'M22.5 9h3v11h-3z'],
    [orange, 'M24 1c4 4 2 7 0 7.5-2-.5-4-3.5 0-7.5z'],
  ],
  car: [
    [red, 'M3 28c0-4 2-5 6-5l5-10h18l8 10c4 0 6 2 6 6v7H3z'],
    [sky, 'M17 16h6v7h-9.5zM26 16h4.5l5.5 7H26z'],
    [black, dots(5.5, [13, 36], [36, 36])],
    [white, dots(2, [13, 36], [36, 36])],
  ],
  cat: [
    [orange, 'M9 26L8 4l13 10zM39 26L40 4 27 14z'],
    [orange, dot(24, 28, 16)],
    [black, `${dots(2.3, [18, 25], [30, 25])}M3 30h10v1.5H3zM3 35h10v1.5H3zM35 30h10v1.5H35zM35 35h10v1.5H35z`],
    [pink, 'M21 31h6l-3 3.5z'],
  ],
  clock: [
    [purple, dot(24, 24, 20)],
    [white, dot(24, 24, 15.5)],
    [black, 'M22.8 12h2.5v13h-2.5zM23 23.5h10V26H23z'],
  ],
  dog: [
    [sand, dot(24, 26, 15)],
    [brown, 'M14 12C6 10 2 26 6 36c6-1 8-12 8-24zM34 12c8-2 12 14 8 24-6-1-8-12-8-24z'],
    [black, `${dots(2.3, [19, 23], [29, 23])}M20 30h8l-4 4.5z`],
    [pink, 'M22 36h4v4a2 2 0 0 1-4 0z'],
  ],
  fish: [
    [orange, 'M3 24c7-13 22-15 31-4l11-9v26l-11-9c-9 11-24 9-31-4z'],
    [white, 'M20 13.3c-4 7-4 14 0 21.4l4 .1c-4-7-4-14 0-21.3z'],
    [black, dot(12, 22, 2.2)],
  ],
  flower: [
    [green, 'M22.5 30h3v17h-3zM25 43c2-6 8-7 13-6-2 6-8 9-13 6z'],
    [pink, dots(7, [24, 9], [35, 17], [31, 29], [17, 29], [13, 17])],
    [yellow, dot(24, 20, 6.5)],
  ],
  frog: [
    [green, `${dots(8, [12, 14], [36, 14])}M4 29a20 15 0 1 0 40 0a20 15 0 1 0-40 0z`],
    [white, dots(5, [12, 13], [36, 13])],
    [black, dots(2.5, [12, 13], [36, 13])],
    [dark, 'M11 30c8 7 18 7 26 0l1.5 2c-9 9-20 9-29 0z'],
  ],
  hat: [
    [purple, 'M14 8h20l2 28H12zM2 36h44v6H2z'],
    [yellow, 'M12.7 27h22.6l.6 7H12.1z'],
  ],
  house: [
    [sand, 'M8 21h32v23H8z'],
    [red, 'M24 2L1 22h46z'],
    [brown, 'M20 30h8v14h-8z'],
    [blue, 'M11 27h6v6h-6zM31 27h6v6h-6z'],
  ],
  key: [
    [yellow, `${dot(13, 24, 11)}M22 21h24v6h-4v7h-4.5v-7H33v5h-4.5v-5H22z`],
    [white, dot(12, 24, 4.5)],
  ],
  leaf: [
    [green, 'M7 41C4 18 17 5 43 5c1 24-11 37-31 33z'],
    [dark, 'M4 45C13 31 21 23 33 15l1.3 1.8C23 25 15 33 7 46z'],
  ],
  moon: [[yellow, 'M29 3a21 21 0 1 0 15 29A17 17 0 0 1 29 3z']],
  rocket: [
    [orange, 'M18 35h12l-6 12z'],
    [red, 'M16 23L6 37l11-1zM32 23l10 14-11-1z'],
    [grey, 'M24 1c9 8 12 20 8 35H16C12 21 15 9 24 1z'],
    [red, 'M24 1c4 3.5 6.5 7 8 11H16c1.5-4 4-7.5 8-11z'],
    [blue, dot(24, 21, 4.5)],
  ],
  star: [[yellow, 'M24 2l6.5 14.5L46 18 34.5 28.5 38 44l-14-8-14 8 3.5-15.5L2 18l15.5-1.5z']],
  sun: [
    [orange, 'M22.3 1h3.4v9h-3.4zM22.3 38h3.4v9h-3.4zM1 22.3h9v3.4H1zM38 22.3h9v3.4h-9z'],
    [
      orange,
      'M7 9.4L9.4 7l6 6-2.4 2.4zM38.6 7L41 9.4l-6 6-2.4-2.4zM7 38.6l6-6 2.4 2.4-6 6zM41 38.6L38.6 41l-6-6 2.4-2.4z',
    ],
    [yellow, dot(24, 24, 11)],
  ],
  train: [
    [black, 'M9 13h7v8H9zM6 9h13v4H6z'],
    [blue, 'M4 20h27v16H4z'],
    [red, 'M27 7h17v29H27z'],
    [sky, 'M31 12h9v9h-9z'],
    [black, dots(5.5, [12, 39], [24, 39], [37, 39])],
  ],
  tree: [
    [brown, 'M21 29h6v17h-6z'],
    [green, dot(24, 13, 11) + dots(9.5, [14, 22], [34, 22]) + dot(24, 25, 9)],
  ],
}
