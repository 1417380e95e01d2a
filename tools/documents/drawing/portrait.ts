import { ellipse, place, shape } from './sheet.ts'
import type { Mark } from './sheet.ts'

/** A drawn face in a frame 300 by 390, placed and enlarged; no photograph of anybody. */
export function portrait(
  at: { x: number; y: number; scale: number },
  look: { hair: string; skin: string; coat: string; longHair: boolean },
): Mark[] {
  const hairBack = look.longHair
    ? 'M150 38 C60 38 52 120 58 190 C62 240 52 280 60 312 L240 312 C248 280 238 240 242 190 C248 120 240 38 150 38 Z'
    : 'M150 44 C70 44 66 110 74 176 C78 206 90 214 96 220 L204 220 C210 214 222 206 226 176 C234 110 230 44 150 44 Z'
  const shade = { fill: '#000', opacity: 0.13 }
  const ink = '#3a2a24'
  return place(
    [
      shape('M0 0 L300 0 L300 390 L0 390 Z', { fill: '#dfe5ea' }),
      shape(hairBack, { fill: look.hair }),
      shape('M20 390 C24 330 60 306 116 292 L184 292 C240 306 276 330 280 390 Z', { fill: look.coat }),
      shape('M116 240 L184 240 L186 296 C176 324 124 324 114 296 Z', { fill: look.skin }),
      shape('M116 252 C130 284 170 284 184 252 L185 270 C170 296 130 296 115 270 Z', shade),
      shape('M150 66 C96 66 82 112 84 164 C86 218 118 266 150 266 C182 266 214 218 216 164 C218 112 204 66 150 66 Z', {
        fill: look.skin,
      }),
      shape('M150 50 C92 50 78 100 80 160 C92 140 100 118 132 100 C166 112 200 118 216 164 C222 100 208 50 150 50 Z', {
        fill: look.hair,
      }),
      ...[116, 184].flatMap((x) => [
        ellipse(x, 164, 13, 7.5, { fill: '#fff' }),
        ellipse(x, 164, 6.4, 6.8, { fill: ink }),
        shape(`M${x - 17} 148 C${x - 8} 140 ${x + 8} 140 ${x + 17} 147`, { stroke: ink, strokeWidth: 4 }),
      ]),
      shape('M151 168 C148 186 142 196 142 203 C146 209 156 209 160 204', { stroke: '#9c6f5c', strokeWidth: 3 }),
      shape('M124 229 C138 222 144 226 150 227 C156 226 162 222 176 229 C164 242 136 242 124 229 Z', {
        fill: '#b5605c',
      }),
    ],
    at,
  )
}

/** A pen signature in a box about 260 by 60. */
export function signature(x: number, y: number, scale: number, seed: 0 | 1): Mark[] {
  const path = [
    'M4 44 C20 6 44 -6 38 22 C32 50 14 56 22 34 C30 16 52 30 58 36 C66 44 70 22 78 30 C84 38 86 40 94 26 C98 48 106 34 112 28 C118 48 126 40 132 24 C150 50 166 30 180 34 C206 40 226 22 258 14',
    'M6 30 C26 4 50 2 34 48 C46 10 66 8 58 44 C70 20 82 24 84 42 C92 30 98 24 104 38 C112 48 118 10 128 6 C122 30 118 44 132 40 C146 36 150 26 160 36 C176 48 200 26 250 36 M112 20 L146 16',
  ][seed]
  return place([shape(path ?? '', { stroke: '#20264f', strokeWidth: 2.6 })], { x, y, scale })
}
