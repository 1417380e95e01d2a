/** Pieces that are repeated to a text, each a case that some reader of texts could be slow for. */
const pieces: Readonly<Record<string, string>> = {
  letter: 'a',
  digit: '7',
  space: ' ',
  dash: '-',
  noBreakSpace: '\u00a0',
  lineBreak: '\n',
  quote: '"',
  backslash: '\\',
  control: '\u0001',
  initials: 'A B C ',
  camelCase: 'aB',
  capitals: 'ABc',
  semicolon: 'a;',
  comma: 'a, ',
  slash: 'a/',
  unitSign: '㎯',
  vietnamese: 'ữ',
  dot: '.a',
  bracket: '((',
  accent: 'É',
  combining: 'e\u0301\u0323',
  marks: '\u0301',
  ligature: '\ufdfa',
  sharp: 'ß',
  astral: '😀',
  arabic: 'محمد ',
  hebrewAndLatin: 'אa ',
  hangul: '김 ',
  han: '王',
  particles: 'DE LA ',
  joiners: 'EL BEN ',
  legalForms: 'INC LTÉE ',
  companyNumber: '9123-4567 ',
  address: '12 rue de la Paix, ',
  postalCode: 'A1A 1A',
  postalCodes: 'H2X 1Y4 ',
  zip: '12345-678 ',
  unit: 'app 3 # ',
  iban: 'FR76 3000 6000 ',
  sin: '046 454 28',
  date: '12 mars 2020 ',
  dateDigits: '1-1-',
  money: '1 000,00 $ - ',
  moneyWords: 'between 50 and ',
  email: 'a@a.a',
  phone: '+1 (514) ',
  extension: '1 ext 2',
  mrz: 'P<CANA<<',
  checkId: 'eid:a:',
  percent: '12,5 %',
  yes: 'yes ',
}

/** The names of the texts, in a fixed order. */
export const textNames: readonly string[] = Object.keys(pieces)

/** A text of so many characters; `salt` makes it another one without changing what it is. */
export function textOf(name: string, length: number, salt = ''): string {
  const piece = pieces[name] ?? name
  const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
  return salt === '' ? text : `${text.slice(0, Math.max(0, length - salt.length))}${salt}`
}
