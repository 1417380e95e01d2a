import { profile } from '../../tools/documents/specimens/profile.ts'
import { specimens } from '../../tools/documents/specimens/index.ts'

/** The profile of a complete file of an individual and, of the same person, the two documents that prove it. */
export function verifyRequest(today: string) {
  const sampleDocuments = specimens(today).filter(
    ({ name }) => name.startsWith('passport-en') || name.startsWith('payslip-en'),
  )
  const documents = ['passport', 'payslip'].map((docType) => {
    const paper = sampleDocuments.find((one) => one.docType === docType)
    if (paper === undefined) throw new Error(`there is no specimen of a ${docType}`)
    const fields = paper.expected
    return {
      filename: `${docType}.png`,
      doc_type: docType,
      step_hint: '',
      step_key: null,
      fields,
      meta_created: today,
      meta_provenance: { producer: '', revisions: 1 },
      mapped: Object.keys(fields).length,
      notes: [],
    }
  })
  return { values: profile('en', today), documents }
}
