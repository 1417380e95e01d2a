import fc, { type Arbitrary } from 'fast-check'
import { specimens } from '../../../tools/documents/specimens/index.ts'
import { formBytes, formType } from '../../http/support/form.ts'
import type { FuzzCall } from './calls.ts'
import { byteMutations, mutateBytes } from './mutations.ts'

const asOf = '2026-11-21'
/** Small ones of every kind of file; recognition of large images is not what is tried here. */
const chosen = ['payslip-en', 'bank-statement-fr', 'passport-en', 'passport-en-photo']

/** Extract calls with one of our own specimens, a few bytes of which are flipped, cut off, doubled or lost. */
export async function fileCalls(): Promise<Arbitrary<FuzzCall>> {
  const files = await Promise.all(
    specimens(asOf)
      .filter(({ name }) => chosen.includes(name))
      .map(async (specimen) => ({ mime: specimen.mime, bytes: await specimen.render() })),
  )
  return fc
    .record({
      file: fc.constantFrom(...files),
      bytes: byteMutations,
      // Most damage is beyond the first bytes, or every file would be refused at the door.
      kept: fc.integer({ min: 8, max: 2_000 }),
      reference: fc.constantFrom('', 'fuzz-file'),
    })
    .map(({ file, bytes, kept, reference }) => {
      const content = Buffer.concat([file.bytes.subarray(0, kept), mutateBytes(file.bytes.subarray(kept), bytes)])
      const parts = [
        { name: 'reference', content: reference },
        { name: 'files', filename: 'document', type: file.mime, content },
      ]
      return {
        method: 'POST',
        path: '/v1/kyc/extract',
        query: '',
        headers: { 'content-type': formType },
        body: formBytes(parts),
        key: 'good',
      }
    })
}
