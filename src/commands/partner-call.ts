const callDeadlineMs = 120_000

/** A multipart call to a Gatehouse server, as a partner makes it. Throws unless it answers 200. */
export async function postFiles(
  url: string,
  key: string,
  form: {
    readonly file: { readonly name: string; readonly mime: string; readonly bytes: Uint8Array }
    readonly fields: Readonly<Record<string, string>>
  },
): Promise<unknown> {
  const data = new FormData()
  data.append('files', new Blob([Uint8Array.from(form.file.bytes)], { type: form.file.mime }), form.file.name)
  for (const [name, value] of Object.entries(form.fields)) data.append(name, value)
  return post(url, key, data, {})
}

/** A JSON call to a Gatehouse server. Throws unless it answers 200. */
export async function postJson(url: string, key: string, body: unknown): Promise<unknown> {
  return post(url, key, JSON.stringify(body), { 'Content-Type': 'application/json' })
}

async function post(
  url: string,
  key: string,
  body: FormData | string,
  headers: Record<string, string>,
): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers: { Authorization: `Bearer ${key}`, ...headers },
    signal: AbortSignal.timeout(callDeadlineMs),
  })
  const value: unknown = await answer.json()
  if (answer.status !== 200)
    throw new Error(`${new URL(url).pathname} answered ${answer.status}: ${JSON.stringify(value)}`)
  return value
}
