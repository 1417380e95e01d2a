import net from 'node:net'
import { readInstance } from '../adapters/data-folder/instance.ts'
import type { Config } from '../config/read-config.ts'
import type { CommandContext } from './command.ts'
import type { Finding } from './doctor-finding.ts'

const livenessMs = 2_000
const portFix = 'Stop the program that uses it, or set GATEHOUSE_PORT.'

/** The port is free, or the server of this data folder answers on it. */
export async function port({ config }: CommandContext): Promise<Finding> {
  const place = `${config.host}:${config.port}`
  const finding = (ok: boolean, detail: string) => ({ id: 'port', ok, detail: `${place} ${detail}`, fix: portFix })
  if (await isFree(config)) return finding(true, 'is free')
  const [answered, own] = [await livenessOf(config), await readInstance(config.dataDir)]
  if (answered === null) return finding(false, 'is used by another program')
  return answered === own
    ? finding(true, 'is the server of this data folder')
    : finding(false, 'is a Gatehouse server of another data folder')
}

function isFree({ host, port: wanted }: Config): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(false))
    probe.listen(wanted, host, () => probe.close(() => resolve(true)))
  })
}

/** The instance that a Gatehouse server on the port says it is; null when none answers. */
async function livenessOf({ host, port: wanted }: Config): Promise<string | null> {
  try {
    const answer = await fetch(`http://${host.includes(':') ? `[${host}]` : host}:${wanted}/livez`, {
      signal: AbortSignal.timeout(livenessMs),
    })
    const body: unknown = answer.headers.has('x-request-id') ? await answer.json() : null
    return typeof body === 'object' && body !== null && 'instance' in body ? String(body.instance) : null
  } catch {
    return null
  }
}
