import { Buffer } from 'node:buffer'
import { EidProviderUnavailable } from '../../ports/eid-provider.ts'

const pdfBytesMax = 10 * 1024 * 1024
const pdfStart = Buffer.from('%PDF-')

/** Most bytes of an answer with a report: the PDF in Base64 and the members beside it. */
export const reportAnswerBytesMax = Math.ceil(pdfBytesMax / 3) * 4 + 64 * 1024

/** The PDF of a Base64 text. Throws EidProviderUnavailable when it is no PDF, incomplete Base64 or over 10 MB. */
export function pdfOf(base64: string | null | undefined): Uint8Array {
  if (base64 === null || base64 === undefined) throw new EidProviderUnavailable('report_missing')
  const pdf = Buffer.from(base64, 'base64')
  // The decoder leaves out what is no Base64, so the length tells.
  if (pdf.length !== decodedLength(base64)) throw new EidProviderUnavailable('report_not_base64')
  if (pdf.length > pdfBytesMax) throw new EidProviderUnavailable('report_too_large')
  if (!pdf.subarray(0, pdfStart.length).equals(pdfStart)) throw new EidProviderUnavailable('report_not_pdf')
  return pdf
}

/** RFC 4648 section 4: four characters for three bytes, filled up with `=`. */
function decodedLength(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  return (base64.length / 4) * 3 - padding
}
