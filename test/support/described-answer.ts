import assert from 'node:assert/strict'
import { Value } from 'typebox/value'
import { operatorAnswers } from '../../src/operations/operator-answers/index.ts'
import { operatorDescriptions } from '../../src/operations/operator-descriptions.ts'

/** The answer of an operation has exactly the form that the operator's API publishes; it publishes none of a local one. */
export function assertDescribed(name: string, answer: unknown): void {
  const schema = operatorAnswers[name]
  if (operatorDescriptions[name]?.onlyLocal !== undefined && schema === undefined) return
  assert.ok(schema !== undefined, `the answer of ${name} is described`)
  const sent: unknown = JSON.parse(JSON.stringify(answer))
  assert.deepEqual(Value.Errors(schema, sent), [], `${name}: ${JSON.stringify(sent)}`)
}
