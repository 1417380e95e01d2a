/**
 * Forms of one name in Russian, Ukrainian, Belarusian and English. A passport carries the form of its country, a list any of them,
 * and each is romanised in several ways: what is compared is how they sound, `slavicSound`.
 */
const men: readonly string[] = [
  'aleksandr oleksandr aliaksandr alexandre alexander sasha',
  'aleksey oleksiy aliaksey alexis',
  'sergey serhiy siarhey serge',
  'nikolay mykola mikalay nicholas',
  'dmitry dmytro dzmitry zmitser',
  'vladimir volodymyr uladzimir',
  'andrey andriy andrew',
  'mikhail mykhailo mikhas mihail',
  'evgeny yevhen yauhen eugene evgen',
  'yury iury yuras',
  'igor ihor ihar',
  'oleg oleh aleh',
  'pavel pavlo paval paul',
  'petr petro pyotr piatro piotr',
  'anatoly anatol anatoliy',
  'vitaly vital',
  'vasily vasyl vasil',
  'grigory hryhoriy ryhor gregory',
  'gennady hennadiy henadz',
  'konstantin kostyantyn kanstantsin constantine',
  'maksim maksym maxime',
  'denis denys dzianis',
  'artem artyom artsiom',
  'kirill kyrylo',
  'timofey tymofiy tsimafey',
  'viktor victor viktar',
  'valery valeriy valer',
  'leonid leanid',
  'egor yehor yahor',
  'ilya illia',
  'fedor fyodor fedir fiodar',
  'nikita mykyta mikita',
  'bogdan bohdan bahdan',
  'arkady arkadz',
  'georgy heorhiy',
  'gleb hlib hleb',
  'daniil danylo danila daniel',
  'stanislav stanislau',
  'vyacheslav viacheslau',
  'yaroslav iaroslau',
  'mstislav mstislau',
  'rostislav rostyslav rastislau',
  'svyatoslav sviatoslau',
  'vladislav vladyslav uladzislau',
  'yakov yakiv jacob',
  'lev leu',
  'stepan stsiapan stefan',
  'semen semyon siamion simon',
  'matvey matviy matsvey matthew',
  'makar makary',
  'ignat ihnat',
  'platon platon',
  'filipp pylyp philip',
  'ivan ivan',
  'roman raman',
  'rodion radzivon',
  'trofim trokhym',
  'zakhar zakhary',
  'lavrenty lavrentiy',
  'gavriil havryil',
  'german herman',
  'eduard eduard edvard',
]
const women: readonly string[] = [
  'aleksandra oleksandra aliaksandra',
  'evgenia yevheniia yauhenia',
  'natalya nataliia nathalie nataly',
  'elena olena alena helena yelena',
  'olga olha volha',
  'tatyana tetiana tatsiana',
  'ekaterina kateryna katsiaryna catherine katerina',
  'irina iryna iryna irene',
  'svetlana svitlana sviatlana',
  'anna hanna ganna',
  'marina maryna',
  'yulia iuliia juliia',
  'maria mariia mary',
  'galina halyna halina',
  'lyudmila liudmyla',
  'oksana aksana xenia',
  'nadezhda nadiia nadzeya',
  'vera vira',
  'lyubov liubov',
  'daria daryna dariia',
  'anastasia nastassia anastasiia',
  'victoria viktoriia',
  'ludmila ludmyla',
  'larisa larysa',
  'valentina valiantsina',
  'sofia sofiia',
]
/** Fathers' names whose stem is not that of the name. */
const irregularFathers = 'lev:lv pavel:pavl yakov:yakovl yakov:ak petr:petr nikita:nikit ilya:il'

/** Letters of the shortest name that has forms. */
const lettersMin = 4
const shortNames = new Set('lev leu ivan oleg oleh igor ihor ihar yury yuri'.split(' '))

// prettier-ignore
const soundOfPair: Readonly<Record<string, string>> = {
  kh: 'h', zh: 'z', sh: 's', ch: 'c', ts: 'c', ph: 'f', ck: 'k',
  ya: 'a', ia: 'a', ja: 'a', yu: 'u', iu: 'u', ju: 'u', ye: 'e', ie: 'e', je: 'e', yo: 'o',
}
// prettier-ignore
const soundOfLetter: Readonly<Record<string, string>> = { g: 'h', y: 'i', j: 'i', w: 'v', q: 'k', x: 'ks' }

/** How a Slavic name sounds, whoever romanised it: `sergei`, `serhiy` and `serhii` are `serhi`. */
function slavicSound(word: string): string {
  let sound = ''
  for (let index = 0; index < word.length; index++) {
    const pair = soundOfPair[word.slice(index, index + 2)]
    const letter = word[index] ?? ''
    const next = pair ?? soundOfLetter[letter] ?? letter
    if (pair !== undefined) index++
    // `-iya` is `-ia`, `-ii` is `-i`, `ss` is `s`.
    if (next === 'a' && sound.endsWith('i')) sound = sound.slice(0, -1)
    if (!sound.endsWith(next)) sound += next
  }
  return sound.replace(/[ei]+i$|ii+$/, 'i')
}

const father = /(?<=.{2})[ieo]*(?:[oea]vic?|ic)$/
const fatherOfWoman = /(?<=.{2})[ieo]*(?:[oea]vna|ivna|auna|[ie]?nicna)$/
const fatherLettersMin = 6
const lastVowels = /[aeiou]+$/

const givenGroups = new Map<string, string>()
const fatherGroups = new Map<string, string>()
for (const [place, group] of [...men, ...women].entries()) {
  for (const name of group.split(' ')) {
    const sound = slavicSound(name)
    if (!givenGroups.has(sound)) givenGroups.set(sound, `${place}`)
    const stem = sound.replace(lastVowels, '')
    if (place < men.length && stem.length >= 3 && !fatherGroups.has(stem)) fatherGroups.set(stem, `${place}`)
  }
}
for (const entry of irregularFathers.split(' ')) {
  const [name = '', stem = ''] = entry.split(':')
  const place = givenGroups.get(slavicSound(name))
  if (place !== undefined) fatherGroups.set(slavicSound(stem), place)
}

/**
 * What all forms of a given name or a father's name have in common, '' for a word that is neither. Fathers' names that are in no
 * group have their sound.
 */
export function slavicKey(word: string): string {
  if (word.length < lettersMin && !shortNames.has(word)) return ''
  const sound = slavicSound(word)
  const given = givenGroups.get(sound)
  if (given !== undefined) return given
  if (word.length < fatherLettersMin) return ''
  const [ofWoman, ofMan] = [sound.replace(fatherOfWoman, ''), sound.replace(father, '')]
  if (ofWoman !== sound) return `${fatherOf(ofWoman)}-na`
  return ofMan === sound ? '' : `${fatherOf(ofMan)}-ch`
}

function fatherOf(sound: string): string {
  const stem = sound.replace(lastVowels, '')
  return fatherGroups.get(stem) ?? stem
}
