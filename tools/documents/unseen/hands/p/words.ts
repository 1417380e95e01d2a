const units = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ')
const tens = [
  '',
  'dix',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
]

/** A number up to 99 in French words. */
function below100(number: number): string {
  if (number <= 16) return units[number] ?? ''
  if (number < 20) return `dix-${units[number - 10] ?? ''}`
  const ten = Math.floor(number / 10)
  const rest = ten === 7 || ten === 9 ? number - (ten - 1) * 10 : number % 10
  const stem = tens[ten] ?? ''
  if (rest === 0) return ten === 8 ? 'quatre-vingts' : stem
  if ((rest === 1 || rest === 11) && ten < 8) return `${stem} et ${below100(rest)}`
  return `${stem}-${below100(rest)}`
}

/** A number up to 2999 in French words, as acts of civil status write years. */
export function inFrench(number: number): string {
  if (number < 100) return below100(number)
  if (number < 1000) {
    const hundreds = Math.floor(number / 100)
    return `${hundreds === 1 ? '' : `${units[hundreds] ?? ''} `}cent${number % 100 === 0 ? '' : ` ${below100(number % 100)}`}`
  }
  const thousands = Math.floor(number / 1000)
  const rest = number % 1000
  return `${thousands === 1 ? '' : `${units[thousands] ?? ''} `}mille${rest === 0 ? '' : ` ${inFrench(rest)}`}`
}

/** A date in French words: "le douze mars mil neuf cent quatre-vingts". */
export function dateInFrench(year: number, month: string, day: number, old: boolean): string {
  const words = inFrench(year)
  return `${day === 1 ? 'premier' : inFrench(day)} ${month} ${old ? words.replace(/^mille/, 'mil') : words}`
}
