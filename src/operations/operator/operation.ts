import type { Static, TSchema } from 'typebox'
import type { OperatorServices } from '../services.ts'

/** An operation of the operator, with its name and the schema of its input. */
export interface OperatorOperation<Input extends TSchema = TSchema, Answer = unknown> {
  readonly name: string
  readonly input: Input
  /** Returns the object that was made or changed, or a list. Throws a Refusal. */
  run(services: OperatorServices, input: Static<Input>): Promise<Answer>
}
