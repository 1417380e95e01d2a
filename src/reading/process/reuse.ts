/** Which files a child may read: those of one workspace, or of any. docs/reader-sandbox.md#one-workspace-a-process. */
export type Reuse = 'workspace' | 'any'

/** What a child has read. */
export interface History {
  /** The workspace of its files; null before the first one. */
  readonly workspace: string | null
  /** The process has exited. */
  readonly ended: boolean
}

/**
 * Whether a child may read a file of the workspace. A file can take over its process, which then knows all that it reads and
 * could write it into later answers: they go to the same workspace. docs/reader-sandbox.md#one-workspace-a-process.
 */
export function mayRead({ workspace: own }: History, workspace: string, reuse: Reuse = 'workspace'): boolean {
  return reuse === 'any' || own === null || own === workspace
}

/**
 * The free slot for a file of the workspace: one whose child read its files, else one that read nothing, else one without a child,
 * else the one that is free for longest. `free` is in the order in which they became free and not empty.
 */
export function slotFor(workspace: string, free: readonly number[], slots: readonly (History | null)[]): number {
  const fits: readonly ((child: History | null) => boolean)[] = [
    (child) => child?.ended === false && child.workspace === workspace,
    (child) => child?.ended === false && child.workspace === null,
    (child) => child?.ended !== false,
    () => true,
  ]
  for (const fit of fits) {
    const slot = free.find((one) => fit(slots[one] ?? null))
    if (slot !== undefined) return slot
  }
  throw new Error('a file was given to a reader while none is free')
}
