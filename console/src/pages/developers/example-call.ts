import type { Parameter, ReferenceOperation } from '../../api/reference.ts'

/** The operation as a line of curl for a shell: values of the description's own examples, the key from the environment. */
export function exampleCall(
  { method, path, parameters = [], requestBody }: ReferenceOperation,
  origin: string,
): string {
  const needed = parameters.filter(({ required, example }) => required === true || example !== undefined)
  const inPath = path.replace(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`)
  const query = needed
    .filter((one) => one.in === 'query')
    .map((one) => `${encodeURIComponent(one.name)}=${encodeURIComponent(exampleOf(one))}`)
    .join('&')
  const url = `${origin}${inPath}${query === '' ? '' : `?${query}`}`
  const lines = [
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    '-H "Authorization: Bearer $GATEHOUSE_API_KEY"',
    ...parameters
      .filter((one) => one.in === 'header' && one.name === 'X-Service-Environment')
      .map((one) => `-H "${one.name}: sandbox"`),
    ...bodyOf(requestBody?.content ?? {}),
  ]
  return [`curl "${url}"`, ...lines].join(' \\\n  ')
}

function bodyOf(content: NonNullable<ReferenceOperation['requestBody']>['content']): readonly string[] {
  const json = content['application/json']
  if (json !== undefined) {
    const text = JSON.stringify(json.example ?? {}, null, 2).replaceAll("'", String.raw`'\''`)
    return ['-H "Content-Type: application/json"', `-d '${text}'`]
  }
  return 'multipart/form-data' in content ? ['-F "files=@document.jpg"', '-F "reference=client-1001"'] : []
}

function exampleOf({ name, example, schema }: Parameter): string {
  const found = example ?? schema.examples?.[0] ?? schema.enum?.[0]
  return found === undefined ? name.toUpperCase() : String(found)
}
