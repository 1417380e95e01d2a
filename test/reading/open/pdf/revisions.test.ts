import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countRevisions } from '../../../../src/reading/open/pdf/revisions.ts'

const section = 'xref\n0 0\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n'
const linearised = '%PDF-1.7\n1 0 obj\n<</Linearized 1/L 900>>\nendobj\n'
const files: readonly (readonly [what: string, file: string, revisions: number])[] = [
  ['written once', `%PDF-1.7\n${section}`, 1],
  ['written once with line ends of two bytes', `%PDF-1.7\n${section}`.replaceAll('\n', '\r\n'), 1],
  ['saved again', `%PDF-1.7\n${section}${section}`, 2],
  ['linearised and written once', `${linearised}${section}${section}`, 1],
  ['linearised and saved again', `${linearised}${section}${section}${section}`, 2],
  ['cut short before its end', '%PDF-1.7\n1 0 obj\n', 1],
  [
    'that only speaks of being linearised far into it',
    `%PDF-1.7\n${' '.repeat(2_000)}/Linearized 1\n${section}${section}`,
    2,
  ],
]
for (const [what, file, revisions] of files) {
  test(`a PDF ${what} has ${revisions} revision${revisions === 1 ? '' : 's'}`, () => {
    assert.equal(countRevisions(Buffer.from(file, 'latin1')), revisions)
  })
}
