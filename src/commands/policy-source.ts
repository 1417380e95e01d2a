import { readFile, stat } from 'node:fs/promises'
import { errors } from '../contract/errors.ts'
import { applyPatch } from '../domain/policies/apply-patch.ts'
import type { PatchRefusal } from '../domain/policies/patch-refusal.ts'
import { findPack } from '../domain/policy-packs/index.ts'
import type { PolicyPack } from '../domain/policy-packs/definition/policy-pack.ts'
import { packOfPolicy } from '../operations/policies/pack-of-policy.ts'
import { policyBytesMax, readPolicy } from '../operations/policies/read-policy.ts'
import type { CommandContext } from './command.ts'

/** A policy named on the command line. */
export interface NamedPolicy {
  readonly regime: string
  /** The policy file; absent for an unedited pack. */
  readonly policy?: unknown
  /** The pack without the file. */
  readonly unedited: PolicyPack
  /** Pack and file together. */
  readonly pack: PolicyPack
  readonly refusals: readonly PatchRefusal[]
}

/** `WORKSPACE` or `WORKSPACE@VERSION`. */
const workspacePattern = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:@(\d{1,9}))?$/i

/**
 * The policy that the argument names: the id of a pack, a workspace with or without `@VERSION`, else a file. Throws the refusal of a
 * file that cannot be read or is not a policy file.
 */
export async function namedPolicy(context: CommandContext, words: string): Promise<NamedPolicy> {
  const pack = findPack(words)
  if (pack !== null) return { regime: pack.regime, unedited: pack, pack, refusals: [] }
  const [, workspaceId, version] = workspacePattern.exec(words) ?? []
  return patched(
    workspaceId === undefined ? await readJsonFile(words) : await published(context, workspaceId, version ?? null),
  )
}

/** Parses a JSON file. Throws the refusal with the reason when it cannot be read. */
export async function readJsonFile(path: string): Promise<unknown> {
  try {
    const { size } = await stat(path)
    if (size > policyBytesMax) throw errors.fileNotReadable(`longer than ${policyBytesMax} bytes`)
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) throw errors.fileNotReadable('not valid JSON')
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
      throw errors.fileNotReadable(error.code)
    }
    throw error
  }
}

async function published(context: CommandContext, workspaceId: string, version: string | null): Promise<unknown> {
  const shown = await context.operate('policies.show', {
    workspace_id: workspaceId,
    ...(version === null ? {} : { version: Number(version) }),
  })
  if (typeof shown !== 'object' || shown === null || !('policy' in shown))
    throw new Error('a version has no policy file')
  return shown.policy
}

function patched(value: unknown): NamedPolicy {
  const policy = readPolicy(value)
  const pack = packOfPolicy(policy)
  return { regime: pack.regime, unedited: pack, policy, ...applyPatch(pack, policy, 1) }
}
