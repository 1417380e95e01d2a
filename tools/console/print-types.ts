import { describeConsole } from '../../src/http/console-api/describe-console.ts'
import { operationsOf } from '../sdk/operations-of.ts'
import { isJson, typeOf, type Json } from '../sdk/type-of.ts'

/** The text of console/src/api/operations.ts: what each operation of the operator's API takes and answers. docs/console.md#types. */
export function printConsoleTypes(): string {
  const description = describeConsole('https://example.com')
  const named = Object.entries(schemasOf(description)).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)}\n`,
  )
  const operations = operationsOf(description).map(
    ({ id, body, answer }) =>
      `  '${id}': { readonly input: ${typeOf(body)}; readonly answer: ${answer === undefined ? 'Blob' : typeOf(answer)} }\n`,
  )
  return [
    "// Written by `npm run console:types` from the description of the operator's API: change that instead.\n",
    ...named,
    `/** What each operation takes and answers, by its name. */\nexport interface Operations {\n${operations.join('')}}\n`,
  ].join('\n')
}

function schemasOf(description: Json): Json {
  const { components } = description
  const schemas = isJson(components) ? components['schemas'] : undefined
  if (!isJson(schemas)) throw new Error('the description has no schemas')
  return schemas
}
