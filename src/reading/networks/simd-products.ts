/** Output channels of one call: two vectors of four numbers. */
export const blockChannels = 8
/** Places computed at a time. */
export const blockPlaces = 4
const bytesOfNumber = 4
const pageBytes = 65_536

interface Memory {
  readonly buffer: ArrayBuffer
  readonly grow: (pages: number) => number
}

/** The part of WebAssembly used here; its types come with the DOM library, which is not loaded. */
declare const WebAssembly: {
  readonly Memory: new (size: { readonly initial: number }) => Memory
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object
  readonly Instance: new (
    module: object,
    imports: { readonly host: { readonly memory: Memory } },
  ) => { readonly exports: { readonly multiply: (...numbers: readonly number[]) => void } }
}

/** One layer's sums of products for a row of places and one block of output channels. Addresses and lengths in bytes. */
export interface ProductsJob {
  /** First input of the first place. */
  readonly input: number
  /** The inputs of a place: `runs` runs of `runBytes`, each `runStride` after the last. */
  readonly runs: number
  readonly runBytes: number
  readonly runStride: number
  /** Distance between the inputs of neighbouring places. */
  readonly placeStride: number
  /** `blockChannels` weights for each input. */
  readonly weights: number
  /** Number of groups of `blockPlaces` places. */
  readonly groups: number
  readonly out: number
  readonly outStride: number
}

/** Sums of products on vectors, with their memory, which only grows. */
export interface Products {
  /** The memory as numbers; `reserve` detaches earlier views. */
  numbers(): Float32Array
  /** Grows the memory to at least this many bytes. */
  reserve(bytes: number): void
  multiply(job: ProductsJob): void
}

/**
 * The inner loop of convolutions as WebAssembly with vector instructions: four places by eight channels at a time, about eight
 * times as fast as JavaScript. WebAssembly core specification 2.0, section 5 (binary format).
 */
export function openProducts(): Products {
  const memory = new WebAssembly.Memory({ initial: 1 })
  const instance = new WebAssembly.Instance(new WebAssembly.Module(moduleBytes()), { host: { memory } })
  const { multiply } = instance.exports
  return {
    numbers: () => new Float32Array(memory.buffer),
    reserve(bytes) {
      const missing = Math.ceil((bytes - memory.buffer.byteLength) / pageBytes)
      if (missing > 0) memory.grow(missing)
    },
    multiply(job) {
      multiply(
        job.input,
        job.runs,
        job.runBytes,
        job.runStride,
        job.placeStride,
        job.weights,
        job.groups,
        job.out,
        job.outStride,
      )
    },
  }
}

/** Local variables of the function by index: its parameters, then its own. */
const [input, runs, runBytes, runStride, placeStride, weights, groups, out, outStride] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const [at, end, run, start, weight] = [9, 10, 11, 12, 13]
const [low, high, seenValue] = [14, 15, 16]
const firstSum = 17
const [parameterCount, integerCount, vectorCount] = [9, 5, 3 + blockPlaces * 2]

/** Opcodes and types. */
const [i32, v128, func, empty] = [0x7f, 0x7b, 0x60, 0x40]
const [loop, endOfBlock, branchIf] = [0x03, 0x0b, 0x0d]
const [get, set, tee] = [0x20, 0x21, 0x22]
const [constant, add, subtract, lessUnsigned] = [0x41, 0x6a, 0x6b, 0x49]
const vectors = 0xfd
const load = [vectors, 0x00, 2]
const loadSplat = [vectors, 0x09, 2]
const store = [vectors, 0x0b, 2]
const zero = [vectors, 0x0c, ...Array<number>(16).fill(0)]
const product = [vectors, 0xe6, 0x01]
const sum = [vectors, 0xe4, 0x01]

function moduleBytes(): Uint8Array<ArrayBuffer> {
  const name = (text: string) => [text.length, ...Buffer.from(text)]
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, [1, func, parameterCount, ...Array<number>(parameterCount).fill(i32), 0]),
    ...section(2, [1, ...name('host'), ...name('memory'), 0x02, 0x00, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...name('multiply'), 0x00, 0]),
    ...section(10, [1, ...sized([2, integerCount, i32, vectorCount, v128, ...functionBody(), endOfBlock])]),
  ])
}

function functionBody(): number[] {
  const places = Array.from({ length: blockPlaces }, (_, place) => place)
  const sums = (place: number) => [firstSum + 2 * place, firstSum + 2 * place + 1] as const
  const advance = (variable: number, by: readonly number[]) => [get, variable, ...by, add, set, variable]
  const bytes = (count: number) => [constant, ...signed(count)]
  const decrease = (variable: number) => [get, variable, ...bytes(1), subtract, tee, variable]
  const perNumber = [
    ...[get, weight, ...load, 0, set, low, get, weight, ...load, 16, set, high],
    ...places.flatMap((place) => {
      const seen = [get, at, ...Array.from({ length: place }, () => [get, placeStride, add]).flat(), ...loadSplat, 0]
      const [first, second] = sums(place)
      return [
        ...[...seen, set, seenValue],
        ...[get, seenValue, get, low, ...product, get, first, ...sum, set, first],
        ...[get, seenValue, get, high, ...product, get, second, ...sum, set, second],
      ]
    }),
    ...advance(weight, bytes(blockChannels * bytesOfNumber)),
    ...[get, at, ...bytes(bytesOfNumber), add, tee, at, get, end, lessUnsigned, branchIf, 0],
  ]
  const perRun = [
    ...[get, start, set, at, get, start, get, runBytes, add, set, end],
    ...[loop, empty, ...perNumber, endOfBlock],
    ...advance(start, [get, runStride]),
    ...[...decrease(run), branchIf, 0],
  ]
  const perGroup = [
    ...places.flatMap((place) => sums(place).flatMap((each) => [...zero, set, each])),
    ...[get, input, set, start, get, weights, set, weight, get, runs, set, run],
    ...[loop, empty, ...perRun, endOfBlock],
    ...places.flatMap((place) => {
      const [first, second] = sums(place)
      return [
        ...[get, out, get, first, ...store, 0, get, out, get, second, ...store, 16],
        ...advance(out, [get, outStride]),
      ]
    }),
    ...places.flatMap(() => advance(input, [get, placeStride])),
    ...[...decrease(groups), branchIf, 0],
  ]
  return [loop, empty, ...perGroup, endOfBlock]
}

function section(id: number, content: readonly number[]): number[] {
  return [id, ...sized(content)]
}

function sized(content: readonly number[]): number[] {
  return [...unsigned(content.length), ...content]
}

/** A number as LEB128. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)]
}

/** A small positive number as signed LEB128. */
function signed(value: number): number[] {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...signed(value >>> 7)]
}
