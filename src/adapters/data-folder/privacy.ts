import { chmod, stat } from 'node:fs/promises'

/** The rights of group and others. */
const otherRights = 0o077
const ownerOnly = 0o700
const root = 0

/** What keeps a data folder from being private to this process; null: nothing, or it is not there yet. */
export type Exposure =
  | { readonly kind: 'rights'; readonly mode: number }
  | { readonly kind: 'owner'; readonly uid: number; readonly gid: number }

/** How a data folder is exposed. Systems without users and rights have nothing to look at. docs/operations.md#the-data-folder. */
export async function exposureOf(dataDir: string): Promise<Exposure | null> {
  const user = process.geteuid?.()
  if (user === undefined) return null
  try {
    const { uid, gid, mode } = await stat(dataDir)
    if (uid !== user) return { kind: 'owner', uid, gid }
    return (mode & otherRights) === 0 ? null : { kind: 'rights', mode: mode & 0o777 }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/**
 * For a command that root runs on the data folder of another user: the process goes on as that user, so that no file of root's is
 * left where the server must write, and nothing in the folder leads root elsewhere. docs/operations.md#the-data-folder.
 */
export async function actAsOwner(dataDir: string): Promise<void> {
  if (process.geteuid?.() !== root) return
  const exposed = await exposureOf(dataDir)
  if (exposed?.kind !== 'owner') return
  process.setgroups?.([exposed.gid])
  process.setegid?.(exposed.gid)
  process.seteuid?.(exposed.uid)
}

/**
 * Takes the rights of group and others from an existing data folder, and says so. Throws DataFolderExposed when that fails or
 * when the folder belongs to another user, who could read and replace what is in it. docs/operations.md#the-data-folder.
 */
export async function keepPrivate(dataDir: string, warn: (message: string) => void): Promise<void> {
  const exposed = await exposureOf(dataDir)
  if (exposed === null) return
  if (exposed.kind === 'owner') {
    throw new DataFolderExposed(
      dataDir,
      `belongs to user ${exposed.uid} and this process is user ${process.geteuid?.()}. Run it as that user, or give the folder ` +
        'to this one',
    )
  }
  const had = exposed.mode.toString(8).padStart(4, '0')
  try {
    await chmod(dataDir, ownerOnly)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new DataFolderExposed(
      dataDir,
      `has the rights ${had} and they cannot be changed (${code}). Run chmod 700 on it`,
    )
  }
  if ((await exposureOf(dataDir)) !== null) {
    throw new DataFolderExposed(dataDir, `keeps the rights ${had}: its file system has no others`)
  }
  warn(`the data folder ${dataDir} could be used by other users (${had}); its rights are 0700 now`)
}

/** The data folder is not private and cannot be made so. */
export class DataFolderExposed extends Error {
  constructor(dataDir: string, why: string) {
    super(
      `GATEHOUSE_DATA_DIR: ${dataDir} ${why}, or name a folder inside it that is not there yet: it is made private. ` +
        'Documents and the secret are kept there.',
    )
    this.name = 'DataFolderExposed'
  }
}
