import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isEditingTool, isScanner } from '../../../../src/domain/checks/facts/producers.ts'

const editing = ['Adobe Photoshop 25.0', 'iLovePDF', 'Microsoft® Word for Microsoft 365', 'Affinity Designer']
for (const producer of editing) {
  test(`${producer} changes documents`, () => assert.ok(isEditingTool(producer, false)))
}

test('Acrobat Pro counts on a file changed after it was made alone', () => {
  assert.equal(isEditingTool('Adobe Acrobat Pro 2024', false), false)
  assert.equal(isEditingTool('Adobe Acrobat Pro 2024', true), true)
})

for (const producer of ['CamScanner', 'iOS Version 17.5 Quartz PDFContext', 'Skia/PDF m126']) {
  test(`${producer} is a scanner or a printer driver`, () => {
    assert.ok(isScanner(producer))
    assert.ok(!isEditingTool(producer, false))
  })
}

test('a statement printer of a bank is neither', () => {
  assert.ok(!isScanner('OpenText Exstream 16.6'))
  assert.ok(!isEditingTool('OpenText Exstream 16.6', true))
})
