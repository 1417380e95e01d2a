import { printMrz } from '../../../drawing/mrz-print.ts'
import { rosette, wavePattern } from '../../../drawing/security-print.ts'
import { box, text, type Mark, type Sheet } from '../../../drawing/sheet.ts'
import type { Paper } from '../../paper.ts'

/** A data page of 125 by 88 mm at 11 pixels a millimetre, with its MRZ. */
export function dataPage(
  paper: Paper,
  tint: string,
  wave: string,
  mrz: readonly string[],
  marks: readonly Mark[],
): Sheet {
  const [width, height] = [1375, 968]
  return {
    width,
    height,
    pixelsPerUnit: 1,
    background: tint,
    marks: [
      ...wavePattern({ x: 0, y: 20, width, height: height - 230 }, { color: wave, opacity: 0.3, count: 44 }),
      ...(paper.chance(0.6)
        ? rosette(paper.between(600, 1100), paper.between(250, 520), 180, { color: wave, opacity: 0.2 })
        : []),
      box(0, height - 190, width, 190, { fill: '#fbfbf8', opacity: 0.85 }),
      ...marks,
      ...printMrz(mrz, { x: 96, y: height - 160, millimetre: 10.6, leadingMm: 6.35 }),
      text(width - 30, height - 12, 'SPECIMEN', { size: 14, color: '#7a7a7a', align: 'right' }),
    ],
  }
}
