import type { Static, TSchema } from 'typebox'
import type { OperatorServices } from '../services.ts'

/** What the operator can do, by command line now and by the console later: one name, one input, one piece of work. */
export interface OperatorOperation<Input extends TSchema = TSchema, Answer = unknown> {
  readonly name: string
  readonly input: Input
  /** Throws a Refusal for what cannot be done; answers the object made or changed, or a list. */
  run(services: OperatorServices, input: Static<Input>): Promise<Answer>
}
