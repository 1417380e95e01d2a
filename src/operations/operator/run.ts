import { bodyValidator } from '../body-validator.ts'
import type { OperatorServices } from '../services.ts'
import { operatorOperations } from './index.ts'

const validators = new Map(operatorOperations.map(({ name, input }) => [name, bodyValidator(input)]))

/** Validates the input and runs the named operation. Throws the 422 list for an invalid input, and the operation's refusals. */
export async function runOperatorOperation(services: OperatorServices, name: string, input: unknown): Promise<unknown> {
  const operation = operatorOperations.find((candidate) => candidate.name === name)
  const validate = validators.get(name)
  if (operation === undefined || validate === undefined) throw new Error(`there is no operation ${name}`)
  return operation.run(services, validate(input))
}
