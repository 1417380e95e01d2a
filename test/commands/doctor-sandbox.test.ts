import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sandboxFinding } from '../../src/commands/doctor-sandbox.ts'

const closed = {
  launcher: true,
  active: ['landlock files', 'seccomp'],
  missing: [],
  granted: [],
  open: [],
  readableData: null,
} as const

it('a sandbox that closes everything is ok', () => {
  const { ok, detail } = sandboxFinding(closed)
  assert.deepEqual([ok, detail], [true, 'files, network, processes, signals are closed by landlock files, seccomp'])
})

it('what the native OCR program needs is named and no fault', () => {
  const { ok, detail } = sandboxFinding({ ...closed, granted: ['processes'] })
  assert.equal(ok, true)
  assert.match(detail, /^files, network, signals are closed .*; processes are open for the native OCR program$/)
})

it('what is open is a fault, with its reason and a fix', () => {
  const missing = [{ name: 'launcher', reason: 'Perl is not installed' }]
  const { ok, detail, fix } = sandboxFinding({
    ...closed,
    active: ['node permissions'],
    missing,
    open: ['files', 'network'],
  })
  assert.equal(ok, false)
  assert.equal(detail, 'files, network are open to a hostile document; missing: launcher (Perl is not installed)')
  assert.match(fix, /install perl/)
})

it('a data folder among the code is a fault', () => {
  const { ok, detail } = sandboxFinding({ ...closed, readableData: '/product/src' })
  assert.equal(ok, false)
  assert.match(detail, /lies in \/product\/src/)
})
