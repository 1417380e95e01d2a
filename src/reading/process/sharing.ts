/** Time without a change of workspace after which the reader counts as used by one alone, and its reserve child ends. */
const aloneAfterMsDefault = 600_000

/** Whether several workspaces use the reader. docs/reading.md#fairness. */
export interface Sharing {
  /** Notes files of a workspace. `true`: files of two workspaces came within the last 10 minutes. */
  note(workspace: string): boolean
  /** Ends the watch; `onAlone` is not called any more. */
  close(): void
}

/** Watches the workspaces whose files come; `onAlone` is called `aloneAfterMs` after the last change from one to another. */
export function watchSharing(onAlone: () => void, aloneAfterMs: number = aloneAfterMsDefault): Sharing {
  let last: string | null = null
  let timer: NodeJS.Timeout | null = null
  return {
    note(workspace) {
      if (last !== null && workspace !== last) {
        if (timer !== null) clearTimeout(timer)
        timer = setTimeout(() => {
          timer = null
          onAlone()
        }, aloneAfterMs).unref()
      }
      last = workspace
      return timer !== null
    },
    close() {
      if (timer !== null) clearTimeout(timer)
      timer = null
    },
  }
}
