import { editDistance } from '../../domain/names/edit-distance.ts'

/** First character of the token of a small word: it pairs with itself alone and weighs next to nothing. */
export const smallMark = '-'

/** Words said before or after a person's name, romanised. */
export const titles = new Set(
  (
    'mr mrs ms miss mister monsieur madame mme mlle dr doctor prof professor sir dame lady lord rev reverend jr sr hon honorable ' +
    'president prasident minister ambassador senator general gen colonel col lieutenant lt major maj captain capt commander cdr ' +
    'admiral brigadier sergeant sheikh shaikh shaykh cheikh sheik haji hajji haj hajj hadji mullah mulla maulana mawlawi maulavi mawlana ' +
    'molla qari hafiz ayatollah hojjatoleslam imam emir amir ustad engineer alhaj alhaji syed sayyid seyed sayed sayyed seyyed ' +
    'herr frau senor senora don dona'
  ).split(' '),
)

/** Letters of titles in which a slip is forgiven. */
const titleLettersMin = 6

/** True for a title with a slip in it. For words that nothing else explains. */
export function isTitleNear(word: string): boolean {
  if (word.length < titleLettersMin) return false
  for (const title of titles) if (title.length >= titleLettersMin - 1 && editDistance(title, word, 1) <= 1) return true
  return false
}

/** Words between the names of a person, by what they mean. */
export const particles: ReadonlyMap<string, string> = new Map(
  (
    'al:al el:al ul:al ur:al ud:al bin:bin ben:bin ibn:bin bint:bin ould:bin wuld:bin wald:bin de:de del:de della:de di:de da:de do:de ' +
    'dos:de das:de du:de des:de la:de le:de van:van von:van der:van den:van ter:van zu:van zur:van af:van av:van y:y e:y'
  )
    .split(' ')
    .map((entry): [string, string] => {
      const [word = '', meaning = ''] = entry.split(':')
      return [word, `${smallMark}${meaning}`]
    }),
)

/** Small words in the names of organisations. */
export const stopWords: ReadonlyMap<string, string> = new Map(
  (
    'the:the and:and of:of for:of de:of del:of da:of do:of di:of des:of du:of et:and und:and y:and i:and a:the la:the le:the les:the ' +
    'el:the los:the las:the der:the die:the das:the in:of on:of to:of im:of po:of na:of s:of'
  )
    .split(' ')
    .map((entry): [string, string] => {
      const [word = '', meaning = ''] = entry.split(':')
      return [word, `${smallMark}${meaning}`]
    }),
)

/** Words that many organisations share: they tell them apart but do not make them the same. */
export const genericWords = new Set(
  (
    'group groupe gruppe holding holdings international trading trade bank banking industry industries industrial service services ' +
    'solution solutions system systems technology technologies tech development investment investments management general global ' +
    'enterprise enterprises engineering construction association foundation organization organisation center centre institute ' +
    'university department ministry agency fund capital partners logistics shipping marine maritime energy oil gas petroleum ' +
    'transport transportation aviation airlines air national state federal central import export business commercial consulting ' +
    'financial finance insurance medical health research scientific design bureau plant factory works office trust resources power ' +
    'equipment production manufacturing products security committee council union party front movement army brigade forces club ' +
    'society network communications electronics electronic machinery metal steel chemical pharmaceutical food foods agricultural ' +
    'real estate properties property supply distribution auto motors motor project projects ventures team'
  ).split(' '),
)

/** Abbreviations and spellings in the names of organisations. */
export const expansions: ReadonlyMap<string, string> = new Map(
  (
    'intl:international int:international intern:international natl:national govt:government dept:department assoc:association ' +
    'assn:association mfg:manufacturing bros:brothers univ:university inst:institute eng:engineering engg:engineering ind:industries ' +
    'inds:industries indus:industries tech:technology dev:development mgmt:management svcs:services svc:service hldgs:holdings ' +
    'hldg:holding grp:group tpt:transport bk:bank labour:labor centre:center organisation:organization organizacion:organization ' +
    'trdg:trading usa:us'
  )
    .split(' ')
    .map((entry): [string, string] => {
      const [word = '', full = ''] = entry.split(':')
      return [word, full]
    }),
)

/** Words before the name of a vessel. */
export const vesselTitles = new Set('mv mt ms ss mts mvs lpg lng'.split(' '))
