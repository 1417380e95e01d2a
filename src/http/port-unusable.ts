/** What the error of a port means, and what to do. */
const causes: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program uses it. Stop that program, or choose another port',
  EACCES: 'this user may not use it. Choose a port of 1024 or more',
  EADDRNOTAVAIL: 'this machine does not have the address. Choose another host',
}

/** A port cannot be bound. Nothing was stored by the start that met it. docs/operations.md#the-first-start. */
export class PortUnusable extends Error {
  constructor(
    { setting, host, port }: { readonly setting: string; readonly host: string; readonly port: number },
    cause: unknown,
  ) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
    super(`${setting}: cannot listen on ${host}:${port} (${code}): ${causes[code] ?? 'choose another port'}.`)
    this.name = 'PortUnusable'
    this.cause = cause
  }
}
