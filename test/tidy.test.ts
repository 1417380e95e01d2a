import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'

/**
 * The rules of the codebase that import lines and names can prove: layers, cycles, purity, registries, owners of libraries.
 * Each rule is a function of a source tree, so that the tests below can show it failing on a planted violation.
 */

type Tree = ReadonlyMap<string, string>

const root = path.join(import.meta.dirname, '..')

/** Top folder to layer; a file imports its own layer or lower ones. ARCHITECTURE.md. */
const folderLayers: Readonly<Record<string, number>> = {
  contract: 0,
  domain: 1,
  ports: 2,
  store: 3,
  reading: 3,
  screening: 3,
  adapters: 3,
  operations: 4,
  jobs: 4,
  config: 5,
  http: 5,
  commands: 5,
}
const rootFiles: Readonly<Record<string, number>> = { 'open-configured.ts': 6, 'start-server.ts': 6, 'main.ts': 6 }

/** Libraries that only their owners may import. */
const owners: readonly (readonly [library: RegExp, places: readonly string[]])[] = [
  [/^fastify$/, ['http/']],
  [/^@fastify\/busboy$/, ['http/']],
  [/^kysely(\/|$)/, ['store/']],
  [/^pg$|^@electric-sql\//, ['store/']],
  [/^tesseract\.js|^zxing-wasm\/reader|^unpdf|^@hyzyla\//, ['reading/']],
  [/^zxing-wasm\/writer/, ['adapters/qr/']],
  [/^sharp$/, ['reading/']],
  [/^any-ascii$/, ['screening/', 'adapters/report/']],
  [/^jose$/, ['adapters/identity/']],
  [/^@zxcvbn-ts\//, ['operations/people/']],
  [/^@aws-sdk\//, ['adapters/blobs/']],
  [/^nodemailer(\/|$)/, ['adapters/mail/']],
  [/^prom-client$/, ['adapters/metrics/']],
  [/^pdfkit$|^dejavu-fonts-ttf(\/|$)/, ['adapters/report/']],
  [
    /^node:(http|https|net|tls|dns|dgram)(\/|$)/,
    [
      'adapters/egress/',
      'http/',
      'commands/control/',
      'commands/doctor-port.ts',
      'config/',
      'start-server.ts',
      'operations/key-subnets.ts',
    ],
  ],
]

/** The one file of src that loads generators, which need development dependencies, and only when a command asks for them. */
const toolLoader = 'commands/load-specimens.ts'

/** Folders of entries and the list that names each of them; other files of the folder are in `except`. */
const registries: readonly { readonly folder: string; readonly list: string; readonly except: readonly string[] }[] = [
  {
    folder: 'domain/document-types/types',
    list: 'domain/document-types/index.ts',
    except: [],
  },
  { folder: 'domain/checks/rules', list: 'domain/checks/index.ts', except: [] },
  { folder: 'domain/eid/rules', list: 'domain/eid/index.ts', except: [] },
  {
    folder: 'domain/bank/flags',
    list: 'domain/bank/flags/index.ts',
    except: ['percent-text.ts', 'ratio-finding.ts'],
  },
  {
    folder: 'domain/policy-packs/packs',
    list: 'domain/policy-packs/index.ts',
    except: [],
  },
  {
    folder: 'operations/partner',
    list: 'operations/partner/index.ts',
    except: [
      'store-verdict.ts',
      'store-documents.ts',
      'earlier-files.ts',
      'extract-answer.ts',
      'extract-facts.ts',
      'mac-states.ts',
      'read-entry.ts',
      'read-upload.ts',
      'kyc-refusals.ts',
      'verdict-facts.ts',
    ],
  },
  {
    folder: 'operations/operator',
    list: 'operations/operator/index.ts',
    except: ['operation.ts', 'run.ts', 'first-workspace.ts'],
  },
  { folder: 'jobs', list: 'jobs/index.ts', except: ['job.ts', 'job-watch.ts', 'runner.ts'] },
]

/**
 * Layers inside a folder, lowest first; folders of one line share a layer and must not import each other both ways.
 * A file imports its own layer or lower ones. Files of the folder itself come last. ARCHITECTURE.md.
 */
const layersInside: Readonly<Record<string, readonly (readonly string[])[]>> = {
  domain: [
    ['values', 'document-types', 'formats', 'crypto', 'report', 'audit', 'webhooks', 'api-keys', 'cases', 'people'],
    ['names', 'profile'],
    ['policy-packs', 'registry', 'risk', 'screening'],
    ['checks', 'eid', 'policies'],
    ['bank'],
    ['eid-sandbox'],
    ['verdict', 'reference'],
    ['case-report'],
    ['case-view'],
  ],
  'domain/policy-packs': [['definition'], ['packs']],
  'domain/checks': [['remediation'], ['definition'], ['facts'], ['rules']],
  'domain/eid': [['definition'], ['rules'], ['report', 'invitation']],
  'domain/bank': [['definition'], ['simulator', 'analysis'], ['flags']],
  reading: [
    ['raster', 'networks'],
    ['page'],
    ['open'],
    ['clean'],
    ['codes'],
    ['recognise'],
    ['type'],
    ['fields'],
    ['merge'],
    ['process'],
  ],
}
/** Isolated folders of `domain`: they may import `values` only. */
const isolated = ['audit', 'webhooks', 'api-keys', 'cases', 'people']

const bannedNames = /(^|[-/])(utils?|helpers?|common|misc|managers?)(\.ts$|\/|-)/

const impure: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['the clock', /\bDate\.now\b|\bnew Date\(\s*\)|\bperformance\b/],
  ['randomness', /\bMath\.random\b|\brandomUUID\b|\brandomBytes\b/],
  ['the environment', /\bprocess\.\b/],
  ['input or output', /from 'node:(fs|net|http|https|child_process|worker_threads|dns|timers)/],
]

describe('the codebase', () => {
  const tree = readTree()

  it('has files to check', () => assert.ok(tree.size > 60))
  it('imports go down the layers', () => assert.deepEqual(upwardFaults(tree), []))
  it('folders of one layer do not import one another', () => assert.deepEqual(siblingFaults(tree), []))
  it('imports follow the layers inside a folder', () => assert.deepEqual(layerFaults(tree), []))
  it('no two folders import each other', () => assert.deepEqual(twoWayFolders(tree), []))
  it('a single file imports code from outside of src, and only at run time', () =>
    assert.deepEqual(outsideFaults(tree), []))
  it('imports never run in a circle', () => assert.deepEqual(cycles(tree), []))
  it('domain is pure', () => assert.deepEqual(purityFaults(tree), []))
  it('every file of a registry folder is in its list', () => assert.deepEqual(registryFaults(tree), []))
  it('each library is imported by its owners only', () => assert.deepEqual(ownerFaults(tree), []))
  it('only config.ts reads the environment', () => assert.deepEqual(environmentFaults(tree), []))
  it('no file has a name without meaning', () => assert.deepEqual(nameFaults(tree), []))
})

describe('a planted violation is found', () => {
  const found = (faults: readonly unknown[]) => assert.equal(faults.length, 1)

  it('an import up the layers', () => {
    found(upwardFaults(plant({ 'domain/a.ts': "import { b } from '../store/b.ts'" })))
  })
  it('an import from a folder of the same layer', () => {
    found(siblingFaults(plant({ 'reading/a.ts': "import { b } from '../store/b.ts'" })))
  })
  it('an import up the layers of domain', () => {
    found(layerFaults(plant({ 'domain/values/a.ts': "import { b } from '../risk/b.ts'" })))
  })
  it('an import from an isolated folder', () => {
    found(layerFaults(plant({ 'domain/audit/a.ts': "import { b } from '../formats/b.ts'" })))
  })
  it('a folder of domain without a layer', () => {
    found(layerFaults(plant({ 'domain/else/a.ts': "import { b } from '../values/b.ts'" })))
  })
  it('two folders that import each other', () => {
    const pair = { 'domain/values/a.ts': "import '../formats/b.ts'", 'domain/formats/c.ts': "import '../values/d.ts'" }
    found(twoWayFolders(plant({ ...pair, 'domain/values/d.ts': '', 'domain/formats/b.ts': '' })))
  })
  it('an adapter in an operation', () => {
    found(siblingFaults(plant({ 'operations/a.ts': "import { b } from '../adapters/b.ts'" })))
  })
  it('an import of a generator', () => {
    found(outsideFaults(plant({ 'commands/a.ts': "import { b } from '../../tools/b.ts'" })))
  })
  it('a generator that is imported with the program', () => {
    found(outsideFaults(plant({ [toolLoader]: "import { b } from '../../tools/b.ts'" })))
  })
  it('a circle', () => {
    found(cycles(plant({ 'domain/a.ts': "import './b.ts'", 'domain/b.ts': "import './a.ts'" })))
  })
  it('a clock in the domain', () => found(purityFaults(plant({ 'domain/a.ts': 'const now = Date.now()' }))))
  it('a file that its registry does not list', () => {
    found(registryFaults(plant({ 'jobs/index.ts': "import { a } from './a.ts'", 'jobs/a.ts': '', 'jobs/b.ts': '' })))
  })
  it('a library imported outside of its owners', () => {
    found(ownerFaults(plant({ 'operations/a.ts': "import Fastify from 'fastify'" })))
  })
  it('an environment variable read elsewhere', () => {
    found(environmentFaults(plant({ 'http/a.ts': 'const port = process.env.PORT' })))
  })
  it('a file called utils', () => found(nameFaults(plant({ 'domain/utils.ts': '' }))))
})

function readTree(): Tree {
  const src = path.join(root, 'src')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  return new Map(files.map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(src, file), 'utf8')]))
}

function plant(files: Record<string, string>): Tree {
  return new Map(Object.entries(files))
}

/** What a file imports, by its import and export lines: our files as paths from src, libraries as written. */
function importsOf(file: string, text: string): readonly string[] {
  const found = [...text.matchAll(/(?:^|\n)\s*(?:import|export)\b[^'"\n;]*?(?:\{[^}]*\}[^'"\n]*?)?['"]([^'"\n]+)['"]/g)]
  return [...found, ...dynamicImportsOf(text)].map(([, target = '']) => fromSrc(file, target))
}

function dynamicImportsOf(text: string): readonly RegExpExecArray[] {
  return [...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)]
}

function fromSrc(file: string, target: string): string {
  return target.startsWith('.') ? path.posix.normalize(path.posix.join(path.posix.dirname(file), target)) : target
}

function folderOf(file: string): string {
  return file.includes('/') ? (file.split('/')[0] ?? '') : file
}

function folderLayerOf(file: string): number {
  const folder = folderOf(file)
  const layer = folderLayers[folder] ?? rootFiles[folder]
  assert.notEqual(layer, undefined, `src/${file} is in no folder with a layer`)
  return layer!
}

function eachImport(tree: Tree): readonly { readonly file: string; readonly target: string }[] {
  return [...tree].flatMap(([file, text]) =>
    importsOf(file, text)
      .filter((target) => target.endsWith('.ts') && !target.startsWith('../'))
      .map((target) => ({ file, target })),
  )
}

function upwardFaults(tree: Tree): readonly string[] {
  return eachImport(tree)
    .filter(({ file, target }) => folderLayerOf(target) > folderLayerOf(file))
    .map(({ file, target }) => `${file} imports up: ${target}`)
}

function siblingFaults(tree: Tree): readonly string[] {
  const engines = ['adapters', 'reading', 'screening']
  return eachImport(tree)
    .filter(({ file, target }) => {
      const [from, to] = [folderOf(file), folderOf(target)]
      if (from === to) return false
      if (folderLayers[from] === 3 && folderLayers[to] === 3) return true
      return ['operations', 'jobs'].includes(from) && engines.includes(to)
    })
    .map(({ file, target }) => `${file} imports ${target}`)
}

function layerFaults(tree: Tree): readonly string[] {
  return Object.entries(layersInside).flatMap(([folder, layers]) => {
    const above = layers.length
    const layerOf = (file: string): number => {
      const inside = file.slice(folder.length + 1)
      const layer = layers.findIndex((names) => names.includes(folderOf(inside)))
      return inside.includes('/') ? layer : above
    }
    return eachImport(tree)
      .filter(({ file }) => file.startsWith(`${folder}/`))
      .filter(({ file, target }) => {
        if (layerOf(file) === -1) return true
        if (!target.startsWith(`${folder}/`)) return false
        const [from, to] = [folderOf(file.slice(folder.length + 1)), folderOf(target.slice(folder.length + 1))]
        if (folder === 'domain' && isolated.includes(from) && to !== from && to !== 'values') return true
        return layerOf(target) > layerOf(file)
      })
      .map(({ file, target }) => `${file} imports up: ${target}`)
  })
}

function twoWayFolders(tree: Tree): readonly string[] {
  const pairs = new Set(
    eachImport(tree)
      .map(({ file, target }) => [path.posix.dirname(file), path.posix.dirname(target)] as const)
      .filter(([from, to]) => from !== to)
      .map((pair) => pair.join(' ↔ ')),
  )
  return [...pairs].filter((pair) => {
    const [from = '', to = ''] = pair.split(' ↔ ')
    return from < to && pairs.has(`${to} ↔ ${from}`)
  })
}

function outsideFaults(tree: Tree): readonly string[] {
  return [...tree].flatMap(([file, text]) => {
    const lazy = file === toolLoader ? dynamicImportsOf(text).map(([, target = '']) => fromSrc(file, target)) : []
    return importsOf(file, text)
      .filter((target) => target.startsWith('../') && target.endsWith('.ts') && !lazy.includes(target))
      .map((target) => `${file} imports ${target}`)
  })
}

function cycles(tree: Tree): readonly string[] {
  const found: string[] = []
  const done = new Set<string>()
  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file)
    if (start >= 0) {
      found.push([...trail.slice(start), file].join(' → '))
      return
    }
    if (done.has(file)) return
    for (const target of importsOf(file, tree.get(file) ?? '')) if (tree.has(target)) visit(target, [...trail, file])
    done.add(file)
  }
  for (const file of tree.keys()) visit(file, [])
  return found
}

function purityFaults(tree: Tree): readonly string[] {
  return [...tree]
    .filter(([file]) => file.startsWith('domain/') || file.startsWith('contract/'))
    .flatMap(([file, text]) => {
      const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\/\/.*$/gm, '')
      return impure.filter(([, pattern]) => pattern.test(code)).map(([what]) => `${file} uses ${what}`)
    })
}

function registryFaults(tree: Tree): readonly string[] {
  return registries.flatMap(({ folder, list, except }) => {
    const text = tree.get(list)
    if (text === undefined) return []
    const listed = new Set(importsOf(list, text))
    return [...tree.keys()]
      .filter((file) => path.posix.dirname(file) === folder && file !== list)
      .filter((file) => !except.includes(path.posix.basename(file)) && !listed.has(file))
      .map((file) => `${file} is not in ${list}`)
  })
}

function ownerFaults(tree: Tree): readonly string[] {
  return [...tree].flatMap(([file, text]) =>
    importsOf(file, text).flatMap((target) =>
      owners
        .filter(([library, places]) => library.test(target) && !places.some((place) => file.startsWith(place)))
        .map(() => `${file} imports ${target}`),
    ),
  )
}

function environmentFaults(tree: Tree): readonly string[] {
  return [...tree]
    .filter(([file, text]) => file !== 'config/read-config.ts' && /\bprocess\.env\b/.test(text))
    .map(([file]) => `${file} reads the environment`)
}

function nameFaults(tree: Tree): readonly string[] {
  return [...tree.keys()].filter((file) => bannedNames.test(file))
}
