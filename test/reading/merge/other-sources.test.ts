import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FieldEvidence, FieldSource } from '../../../src/ports/reader.ts'
import { otherSources } from '../../../src/reading/merge/other-sources.ts'

const said = (source: FieldSource, value: string, left = 0): FieldEvidence => ({
  value,
  source,
  confidence: 0.9,
  page: 0,
  box: [left, 0, 40, 10],
})

test('an MRZ that says A and print that says B are both kept', () => {
  const [mrz, print] = [said('mrz', 'A4711'), said('labelled_print', 'B4711')]
  assert.deepEqual(otherSources({ id_number: mrz }, [{ id_number: mrz }, { id_number: print }]), { id_number: [print] })
})

test('a barcode, an MRZ and print are kept in the order of their rank', () => {
  const [barcode, mrz, print] = [said('barcode', 'A'), said('mrz', 'B'), said('labelled_print', 'C')]
  assert.deepEqual(
    otherSources({ id_number: barcode }, [{ id_number: barcode }, { id_number: mrz }, { id_number: print }]),
    { id_number: [mrz, print] },
  )
})

test('a source that agrees is kept with its own place', () => {
  const [mrz, print] = [said('mrz', 'A4711'), said('labelled_print', 'A4711', 300)]
  assert.deepEqual(otherSources({ id_number: mrz }, [{ id_number: print }]), { id_number: [print] })
})

test('print that says the same with a label and without is one source', () => {
  const chosen = { issuer_name: said('labelled_print', 'Lumo Power') }
  assert.deepEqual(otherSources(chosen, [{ issuer_name: said('unlabelled_print', 'Lumo Power') }]), {})
})

test('a value that was left out stands under a field without a value', () => {
  const doubted = said('labelled_print', '120.00')
  assert.deepEqual(otherSources({}, [{ amount_due: doubted }]), { amount_due: [doubted] })
})
