import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { compileIndex, defaultScreeningConfig, findHits, openIndex } from '../../../src/screening/engine.ts'
import { readBrahmic } from '../../../src/screening/script/brahmic.ts'
import { isReadInFull } from '../../../src/screening/script/read-in-full.ts'
import { asked, listed, listOf } from '../fictional-list.ts'

describe('a script that writes vowels as signs is read with them', () => {
  const rows: readonly (readonly [script: string, written: string, latin: string])[] = [
    ['Devanagari', 'राजनाथ सिंह', 'rajnath singh'],
    ['Devanagari, dotted letters', 'ज़ाकिर', 'zakir'],
    ['Bengali', 'মোহাম্মদ রহমান', 'mohammad rahman'],
    ['Bengali, a first y', 'যাদব', 'jadab'],
    ['Gurmukhi', 'ਪੰਨੂ', 'pannu'],
    ['Gujarati', 'નરેન્દ્ર', 'narendra'],
    ['Tamil', 'சந்திரசேகரன்', 'sandirasegaran'],
    ['Telugu', 'నరేంద్ర', 'narendra'],
    ['Kannada', 'ಸಿದ್ದರಾಮಯ್ಯ', 'siddaramayya'],
    ['Malayalam', 'വിജയൻ', 'vijayan'],
    ['Sinhala', 'සිංහ', 'singha'],
    ['Khmer', 'ហ៊ុន សុខា', 'hun sokha'],
    ['Burmese', 'မင်းအောင်လွင်', 'min aung lwin'],
    ['Burmese, medials', 'သန်းရွှေ', 'than shwe'],
  ]
  for (const [script, written, latin] of rows) {
    it(script, () => {
      assert.equal(readBrahmic(written.normalize('NFKC')), latin)
    })
  }
})

describe('a person listed in Latin letters is found in', () => {
  const names = [
    'Narendra Damodar Kothari',
    'Somchai Wongsakul',
    'Min Aung Lwin',
    'Hun Sokha',
    'Mohammad Rahman Sarkar',
  ]
  const index = openIndex(
    compileIndex([listOf(...names.map((name, place) => listed(String(place), 'person', [name])))]),
  )
  const rows: readonly (readonly [script: string, written: string, recordId: string])[] = [
    ['Devanagari', 'नरेन्द्र कोठारी', '0'],
    ['Thai', 'สมชาย วงศ์สกุล', '1'],
    ['Burmese, without spaces', 'မင်းအောင်လွင်', '2'],
    ['Khmer', 'ហ៊ុន សុខា', '3'],
    ['Bengali', 'মোহাম্মদ রহমান সরকার', '4'],
  ]
  for (const [script, written, recordId] of rows) {
    it(script, () => {
      assert.equal(findHits(index, asked(written), defaultScreeningConfig)[0]?.recordId, recordId)
    })
  }
})

describe('a name is read in full', () => {
  const read = [
    'José',
    '김정식',
    '王小明',
    'محمّد',
    'عبدالله',
    'שָׁלוֹם',
    'Ивано́в',
    'नरेन्द्र',
    'สมชาย',
    'ශ්‍රී',
    'Հայ',
    'ޑޮ',
    'Orlen ★',
    '44',
  ]
  for (const name of read) {
    it(name, () => assert.equal(isReadInFull(name), true))
  }
})

describe('a name is not read in full', () => {
  const rows: readonly (readonly [why: string, name: string])[] = [
    ['it has no letter', '★★★'],
    ['it has signs only', '?? --'],
    ['its vowels are of a script without a table', 'བོད'],
    ['its characters are for private use', '\ue0b0\ue0b1'],
    ['its letters imply a vowel that no table has', 'ꦗꦮ'],
    ['it is of a further language of a script', 'ဘၢႆႈ'],
  ]
  for (const [why, name] of rows) {
    it(why, () => assert.equal(isReadInFull(name), false))
  }
})
