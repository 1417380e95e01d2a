import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { run } from '../support/program.ts'

/** Node's answer for a package that is not installed, for the fonts of the drawer. */
const withoutFonts = `
  import { registerHooks } from 'node:module'
  registerHooks({
    resolve(name, context, next) {
      if (!name.startsWith('dejavu-fonts-ttf')) return next(name, context)
      throw Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' })
    },
  })`

describe('an installation without development dependencies', () => {
  for (const words of [['specimens', 'unused'], ['demo']]) {
    it(`says what to run when ${words[0]} needs them`, async () => {
      const hooks = `--import=data:text/javascript,${encodeURIComponent(withoutFonts)}`
      const { code, err } = await run(words, { NODE_OPTIONS: hooks })
      assert.equal(code, 1)
      assert.equal(
        err,
        'The specimens are drawn with development dependencies, which this installation lacks; run npm ci without --omit=dev.\n',
      )
    })
  }
})
