import { degrade } from '../../degrade.ts'
import { imagePdf, textPdf } from '../../drawing/pdf.ts'
import type { PdfOrigin } from '../../drawing/pdf.ts'
import { sheetPng } from '../../drawing/raster.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Specimen } from '../specimen.ts'

/** One page in the three forms people send: an image, the issuer's PDF with its text, a scan in a PDF. */
export function pageForms(
  source: Pick<Specimen, 'name' | 'docType' | 'language' | 'expected'> & { page: Sheet; made: PdfOrigin },
): Specimen[] {
  const { name, docType, language, expected, page, made } = source
  const same = { docType, language, expected, draw: async () => [page] }
  const scanned = { ...made, producer: 'Meridian MFP Scan 2.6', title: 'Scan' }
  return [
    { ...same, name, mime: 'image/png', render: () => sheetPng(page) },
    { ...same, name: `${name}-text`, mime: 'application/pdf', render: async () => textPdf([page], made) },
    {
      ...same,
      name: `${name}-scan`,
      mime: 'application/pdf',
      render: async () => imagePdf([await degrade(await sheetPng(page), { level: 'scan', seed: 7 })], scanned),
    },
  ]
}
