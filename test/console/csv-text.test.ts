import assert from 'node:assert/strict'
import { it } from 'node:test'
import { csvText } from '../../console/src/parts/csv-text.ts'

const columns = [
  { header: 'Name', value: ({ name }: { name: string }) => name },
  { header: 'Length', value: ({ name }: { name: string }) => name.length },
  { header: 'Shown alone' },
]

it('a table is saved as CSV of the columns that have a value', () => {
  assert.equal(csvText(columns, [{ name: 'a' }, { name: 'b, "c"' }]), 'Name,Length\r\na,1\r\n"b, ""c""",6\r\n')
})

it('a text that a spreadsheet would run is written as a text', () => {
  assert.equal(csvText(columns, [{ name: '=1+1' }]), "Name,Length\r\n'=1+1,4\r\n")
})
