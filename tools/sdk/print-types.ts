import { describeApi } from '../../src/http/openapi.ts'
import { partnerOperations } from '../../src/operations/partner/index.ts'
import { operationsOf, type DescribedOperation } from './operations-of.ts'
import { isJson, typeOf, type Json } from './type-of.ts'

const head = '// Written by `npm run sdk:types` from the OpenAPI description: change that instead.\n'

/** The text of sdk/types.ts: a type per schema and, by operationId, what each operation takes and answers. docs/sdk.md#types. */
export function printTypes(): string {
  const schemas = schemasOf(describeApi(partnerOperations, 'https://example.com'))
  const named = Object.entries(schemas).map(([name, schema]) => {
    return `${docOf(schema, `\`${name}\` of the OpenAPI description.`)}export type ${name} = ${typeOf(schema)}\n`
  })
  const described = operationsOf(describeApi(partnerOperations, 'https://example.com'))
  const operations = described.map((one) => `  ${one.id}: { input: ${inputOf(one)}; answer: ${answerOf(one)} }\n`)
  return [
    head,
    `import type { FileAnswer, UploadFile } from './files.ts'\n`,
    ...named,
    `/** What each operation takes and answers, by operationId. */\nexport interface Operations {\n${operations.join('')}}\n`,
  ].join('\n')
}

/** The text of sdk/operations.ts: how each operation is called. */
export function printOperations(): string {
  const described = operationsOf(describeApi(partnerOperations, 'https://example.com'))
  const lines = described.map(({ id, method, path, takes, answers, environment }) => {
    return `  ${id}: ['${method}', '${path}', '${takes}', '${answers}', '${environment}'],\n`
  })
  return `${head}\n/** By operationId: method, path, what it takes, what it answers and where the environment goes. */\nexport const operations = {\n${lines.join('')}} as const\n`
}

function inputOf({ takes, body, parameters }: DescribedOperation): string {
  const given = parameters.map((parameter) => {
    const optional = parameter['required'] === true ? '' : '?'
    return `readonly ${String(parameter['name'])}${optional}: ${typeOf(parameter['schema'])}`
  })
  if (takes === 'query') return `{ ${given.join('; ')} }`
  if (given.length > 0) throw new Error('an operation with a body and parameters of the path needs a form of its own')
  return typeOf(body)
}

function answerOf({ answers, answer }: DescribedOperation): string {
  return answers === 'file' ? 'FileAnswer' : typeOf(answer)
}

function docOf(schema: unknown, otherwise: string): string {
  const text = isJson(schema) && typeof schema['description'] === 'string' ? schema['description'] : otherwise
  return `/** ${text.replaceAll('*/', '* /')} */\n`
}

function schemasOf(description: Json): Json {
  const { components } = description
  const schemas = isJson(components) ? components['schemas'] : undefined
  if (!isJson(schemas)) throw new Error('the description has no schemas')
  return schemas
}
