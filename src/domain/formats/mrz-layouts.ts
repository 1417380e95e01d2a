/** A run of characters: line, start, and end (exclusive); all from 0. */
export type Span = readonly [line: number, start: number, end: number]

/** Cards of two sizes, passports, visas of two sizes, and the driving licence of Switzerland. */
export const mrzFormats = ['TD1', 'TD2', 'TD3', 'MRV-A', 'MRV-B', 'CH-DL'] as const
export type MrzFormat = (typeof mrzFormats)[number]

/** Positions of the parts of one MRZ format. */
export interface MrzLayout {
  readonly format: MrzFormat
  /** Characters of each line. */
  readonly widths: readonly number[]
  /** Pattern of the first characters. */
  readonly begins: RegExp
  readonly issuer: Span
  readonly names: Span
  /** Given names, where they are separate from the surname. */
  readonly givenNames?: Span
  readonly number: Span
  readonly numberCheck?: Span
  readonly birth: Span
  readonly birthCheck?: Span
  readonly sex?: Span
  readonly expiry?: Span
  readonly expiryCheck?: Span
  readonly nationality?: Span
  readonly optional: readonly Span[]
  readonly optionalCheck?: Span | undefined
  /** Everything the composite digit covers, in order; empty when there is none. */
  readonly composite: readonly Span[]
  readonly compositeCheck?: Span | undefined
  /** Pattern of the whole MRZ, lines concatenated, for formats without check digits. */
  readonly whole?: RegExp
}

/** Passports, ICAO 9303 part 4. */
const td3: MrzLayout = {
  format: 'TD3',
  widths: [44, 44],
  begins: /^P[A-Z<]/,
  issuer: [0, 2, 5],
  names: [0, 5, 44],
  number: [1, 0, 9],
  numberCheck: [1, 9, 10],
  nationality: [1, 10, 13],
  birth: [1, 13, 19],
  birthCheck: [1, 19, 20],
  sex: [1, 20, 21],
  expiry: [1, 21, 27],
  expiryCheck: [1, 27, 28],
  optional: [[1, 28, 42]],
  optionalCheck: [1, 42, 43],
  composite: [
    [1, 0, 10],
    [1, 13, 20],
    [1, 21, 43],
  ],
  compositeCheck: [1, 43, 44],
}

/** French identity cards of 1988 to 2021: the size of TD2, other positions, no expiry. */
const frenchIdentity: MrzLayout = {
  format: 'TD2',
  widths: [36, 36],
  begins: /^IDFRA/,
  issuer: [0, 2, 5],
  names: [0, 5, 30],
  givenNames: [1, 13, 27],
  number: [1, 0, 12],
  numberCheck: [1, 12, 13],
  birth: [1, 27, 33],
  birthCheck: [1, 33, 34],
  sex: [1, 34, 35],
  optional: [],
  composite: [
    [0, 0, 36],
    [1, 0, 35],
  ],
  compositeCheck: [1, 35, 36],
}

/** Cards of ID-2 size, ICAO 9303 part 6. */
const td2: MrzLayout = {
  format: 'TD2',
  widths: [36, 36],
  begins: /^[IAC][A-Z<]/,
  issuer: [0, 2, 5],
  names: [0, 5, 36],
  number: [1, 0, 9],
  numberCheck: [1, 9, 10],
  nationality: [1, 10, 13],
  birth: [1, 13, 19],
  birthCheck: [1, 19, 20],
  sex: [1, 20, 21],
  expiry: [1, 21, 27],
  expiryCheck: [1, 27, 28],
  optional: [[1, 28, 35]],
  composite: [
    [1, 0, 10],
    [1, 13, 20],
    [1, 21, 35],
  ],
  compositeCheck: [1, 35, 36],
}

/** Cards of ID-1 size (bank cards), ICAO 9303 part 5. */
const td1: MrzLayout = {
  format: 'TD1',
  widths: [30, 30, 30],
  // Permanent resident cards of the United States print C1 and C2.
  begins: /^(?:[IAC][A-Z<]|C[12])/,
  issuer: [0, 2, 5],
  number: [0, 5, 14],
  numberCheck: [0, 14, 15],
  birth: [1, 0, 6],
  birthCheck: [1, 6, 7],
  sex: [1, 7, 8],
  expiry: [1, 8, 14],
  expiryCheck: [1, 14, 15],
  nationality: [1, 15, 18],
  names: [2, 0, 30],
  optional: [
    [0, 15, 30],
    [1, 18, 29],
  ],
  composite: [
    [0, 5, 30],
    [1, 0, 7],
    [1, 8, 15],
    [1, 18, 29],
  ],
  compositeCheck: [1, 29, 30],
}

/** Visas of passport-page size: the positions of a passport without composite digit. ICAO 9303 part 7, 4.2. */
const mrvA: MrzLayout = {
  ...td3,
  format: 'MRV-A',
  begins: /^V[A-Z<]/,
  optional: [[1, 28, 44]],
  optionalCheck: undefined,
  composite: [],
  compositeCheck: undefined,
}

/** Visas of the smaller size. ICAO 9303 part 7, 5.2. */
const mrvB: MrzLayout = {
  ...td2,
  format: 'MRV-B',
  begins: /^V[A-Z<]/,
  optional: [[1, 28, 36]],
  composite: [],
  compositeCheck: undefined,
}

/**
 * Driving licences of Switzerland. The first line has nine characters: number and language. Then follow code, country,
 * number of the holder, number of the copy and birth date. There is no check digit, so the whole must match. No
 * standard is public: positions are as on cards in circulation and as in the open parser `mrz` (MIT).
 */
const swissLicence: MrzLayout = {
  format: 'CH-DL',
  widths: [9, 30, 30],
  begins: /^[A-Z]{3}\d{3}[DFIR]<</,
  issuer: [1, 2, 5],
  number: [1, 5, 14],
  birth: [1, 19, 25],
  names: [2, 0, 30],
  optional: [],
  composite: [],
  whole: /^[A-Z]{3}\d{3}[DFIR]<<FA(?:CHE|LIE)\d{12}<<\d{6}<{5}[A-Z][A-Z<]{29}$/,
}

/** Every supported MRZ, specific formats before general ones. */
export const mrzLayouts: readonly MrzLayout[] = [td3, mrvA, frenchIdentity, td2, mrvB, td1, swissLicence]
