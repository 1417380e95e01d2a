import { pathToFileURL } from 'node:url'
import type { OnnxFiles } from './packages.ts'

/** Without an arena of its own the runtime keeps less memory between files. */
const sessionOptions = { executionProviders: ['wasm'], enableCpuMemArena: false, enableMemPattern: false }

/** Runs a model on one input of these dimensions: its one output. */
export type RunModel = (
  values: Float32Array,
  dims: readonly number[],
) => Promise<{ readonly data: Float32Array; readonly dims: readonly number[] }>

/** What is used of onnxruntime-web. Its types are not installed with the product. */
interface Runtime {
  readonly env: { readonly wasm: { numThreads: number; wasmBinary: Uint8Array; wasmPaths: { readonly mjs: string } } }
  readonly InferenceSession: { create(model: Uint8Array, options: object): Promise<Session> }
  readonly Tensor: new (type: 'float32', values: Float32Array, dims: readonly number[]) => object
}

interface Session {
  readonly inputNames: readonly string[]
  readonly outputNames: readonly string[]
  run(inputs: Readonly<Record<string, object>>): Promise<Readonly<Record<string, unknown>>>
}

/** Loads onnxruntime-web from its files, on one thread, since a reading process starts none. Opens models with it. */
export async function openRuntime({
  code,
  loader,
  binary,
}: OnnxFiles): Promise<(model: Uint8Array) => Promise<RunModel>> {
  const runtime: unknown = await import(pathToFileURL(code).href)
  if (!isRuntime(runtime)) throw new Error('onnxruntime-web has another interface than that of its known files')
  const { wasm } = runtime.env
  wasm.numThreads = 1
  wasm.wasmBinary = binary
  wasm.wasmPaths = { mjs: pathToFileURL(loader).href }
  return async (model) => {
    const session = await runtime.InferenceSession.create(model, sessionOptions)
    const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]]
    return async (values, dims) => {
      const answers = await session.run({ [input]: new runtime.Tensor('float32', values, dims) })
      const answer = answers[output]
      if (!isOutput(answer)) throw new Error('a model of onnxruntime-web gave no table of numbers')
      return answer
    }
  }
}

function isRuntime(value: unknown): value is Runtime {
  return (
    typeof value === 'object' && value !== null && ['env', 'InferenceSession', 'Tensor'].every((name) => name in value)
  )
}

function isOutput(value: unknown): value is { readonly data: Float32Array; readonly dims: readonly number[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'data' in value &&
    value.data instanceof Float32Array &&
    'dims' in value &&
    Array.isArray(value.dims)
  )
}
