import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { throughLauncher, type LauncherProtection } from '../../../src/reading/process/launch.ts'
import { productFolder } from '../../../src/reading/process/readable-paths.ts'

/** Debian's user nobody. */
const plainUid = 65_534
/** Attempts that run at the same time. */
const together = 4
const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64'
const perl = '/usr/bin/perl'

/** How a hostile program is started: under the launcher as a reading process is, or without it. */
export interface Attempted {
  readonly as: 'root' | 'user'
  readonly launcher: 'with' | 'none'
  readonly without?: readonly LauncherProtection[]
}

/** A data folder, sockets and a process to reach for, and hostile native code that tries to. */
export class EscapeGround {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'escapes-'))
  readonly #data = path.join(this.#folder, 'data')
  readonly #program = path.join(this.#folder, 'escapes.pl')
  readonly #abstractName = `gatehouse-${process.pid}-${Math.random()}`
  readonly #servers: Server[] = []
  readonly #udp: Socket = createSocket('udp4')
  readonly #other: ChildProcess = spawn('sleep', ['600'], { stdio: 'ignore' })
  #ports = { tcp: 0, udp: 0 }
  #attempts = 0

  /** Every escape by its name. */
  readonly names: readonly string[]

  constructor() {
    for (const [from, to] of [
      ['test/reading/children/escapes.pl', this.#program],
      ['src/reading/process/launcher', path.join(this.#folder, 'launcher')],
    ] as const) {
      cpSync(path.join(productFolder, from), to, { recursive: true })
    }
    chmodSync(this.#folder, 0o755)
    this.names = execFileSync(perl, [this.#program], { encoding: 'utf8' }).trim().split('\n')
  }

  async open(): Promise<this> {
    mkdirSync(path.join(this.#data, 'uploads'), { recursive: true })
    // Open to every user: it is the sandbox that is tried, and not the rights of files.
    for (const name of ['secret.key', 'uploads/other']) writeFileSync(path.join(this.#data, name), 'secret')
    const tcp = await this.#listen({ port: 0, host: '127.0.0.1' })
    await this.#listen({ path: `\0${this.#abstractName}` })
    await this.#listen({ path: path.join(this.#data, 'control.sock'), writableAll: true })
    this.#udp.bind(0, '127.0.0.1')
    await once(this.#udp, 'listening')
    this.#ports = { tcp: (tcp.address() as AddressInfo).port, udp: this.#udp.address().port }
    for (const folder of [this.#data, path.join(this.#data, 'uploads')]) chmodSync(folder, 0o777)
    return this
  }

  /** Escapes that succeed, of `names`. */
  async succeed(how: Attempted, names: readonly string[] = this.names): Promise<readonly string[]> {
    const waiting = [...names]
    const escaped: string[] = []
    const worker = async () => {
      for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
        if (await this.#try(name, how)) escaped.push(name)
      }
    }
    await Promise.all(Array.from({ length: together }, worker))
    return escaped.sort()
  }

  async #try(name: string, { as, launcher, without }: Attempted): Promise<boolean> {
    const own = path.join(this.#folder, `own-${this.#attempts++}`)
    mkdirSync(own)
    chmodSync(own, 0o777)
    writeFileSync(path.join(own, 'sacrifice'), 'text', { mode: 0o666 })
    const args = [
      ...[this.#program, name, this.#data, own, productFolder, process.pid, this.#other.pid, this.#ports.tcp],
      ...[this.#ports.udp, this.#abstractName, machine],
    ].map(String)
    const read = [this.#program, '/etc/ld.so.cache', ...perlLibraries()].filter(existsSync)
    const launched =
      launcher === 'none'
        ? { program: perl, args }
        : throughLauncher(
            { program: perl, args },
            { read, execute: [perl, ...loaders()], profile: 'reader', ...(without && { without }) },
            { launcher: path.join(this.#folder, 'launcher/launch.pl') },
          )
    const user = as === 'user' && process.getuid?.() === 0 ? { uid: plainUid, gid: plainUid } : {}
    const { stdout } = await promisify(execFile)(launched.program, [...launched.args], { env: {}, cwd: '/', ...user })
    if (!/(escaped|closed)$/m.test(stdout)) throw new Error(`"${name}" gave no answer: ${stdout}`)
    return stdout.includes('escaped')
  }

  async close(): Promise<void> {
    this.#other.kill('SIGKILL')
    this.#udp.close()
    for (const server of this.#servers) server.close()
    rmSync(this.#folder, { recursive: true })
  }

  async #listen(place: { port: number; host: string } | { path: string; writableAll?: boolean }): Promise<Server> {
    const server = createServer((socket) => socket.destroy())
    server.listen(place)
    await once(server, 'listening')
    this.#servers.push(server)
    return server
  }
}

/** Files that the loader maps for Perl, by the loader's own list. */
function perlLibraries(): readonly string[] {
  const listed = execFileSync(perl, ['-e', 'open my $maps, "<", "/proc/self/maps"; print <$maps>'], {
    encoding: 'utf8',
  })
  return [...new Set(listed.match(/\/\S+\.so(\.\S+)?$/gm) ?? [])]
}

function loaders(): readonly string[] {
  return perlLibraries().filter((file) => /\/ld-[^/]+$/.test(file))
}
