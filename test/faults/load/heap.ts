/** A look into a server's memory from outside, through the runtime's own inspector: the product needs nothing for it. */
export interface Heap {
  /** Bytes of JavaScript objects that are alive after a full collection, in MB. */
  liveMb(): Promise<number>
  close(): void
}

/** Settings that open the inspector of a program to this machine, on a free port. */
export const inspected = { NODE_OPTIONS: '--inspect=127.0.0.1:0' } as const

const answerMsMax = 30_000

/** Connects to a program started with `inspected`; `printed` is what it printed so far. Throws when it printed no address. */
export async function openHeap(printed: string): Promise<Heap> {
  const url = /Debugger listening on (ws:\S+)/.exec(printed)?.[1]
  if (url === undefined) throw new Error('the program was not started with its inspector')
  const socket = new WebSocket(url)
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve()
    socket.onerror = () => reject(new Error('the inspector does not answer'))
  })
  let last = 0
  const ask = (method: string): Promise<{ readonly usedSize?: number }> =>
    new Promise((resolve, reject) => {
      const id = ++last
      const timer = setTimeout(() => reject(new Error(`no answer to ${method}`)), answerMsMax)
      const read = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data)) as { id?: number; result?: { usedSize?: number } }
        if (answer.id !== id) return
        clearTimeout(timer)
        socket.removeEventListener('message', read)
        resolve(answer.result ?? {})
      }
      socket.addEventListener('message', read)
      socket.send(JSON.stringify({ id, method }))
    })
  await ask('HeapProfiler.enable')
  return {
    async liveMb() {
      // Twice: what the first collection finalises only the second can take away.
      for (let time = 0; time < 2; time++) await ask('HeapProfiler.collectGarbage')
      const { usedSize } = await ask('Runtime.getHeapUsage')
      if (usedSize === undefined) throw new Error('the inspector did not say how large the heap is')
      return usedSize / 1024 ** 2
    },
    close: () => socket.close(),
  }
}
