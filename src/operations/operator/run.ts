import { bodyValidator } from '../body-validator.ts'
import type { OperatorServices } from '../services.ts'
import { operatorOperations } from './index.ts'

const validators = new Map(operatorOperations.map(({ name, input }) => [name, bodyValidator(input)]))

/** Runs the named operation on an input of unknown form. Throws the 422 list for a wrong one, and its own refusals. */
export async function runOperatorOperation(services: OperatorServices, name: string, input: unknown): Promise<unknown> {
  const operation = operatorOperations.find((candidate) => candidate.name === name)
  const validate = validators.get(name)
  if (operation === undefined || validate === undefined) throw new Error(`there is no operation ${name}`)
  return operation.run(services, validate(input))
}
