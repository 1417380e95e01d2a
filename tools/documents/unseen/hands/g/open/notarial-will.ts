import { parts } from '../../../../calendar.ts'
import { letterPaper, line, text, type Mark, type Sheet } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { monthOf, paragraph } from '../kit.ts'
import { daysBefore, givenNames, home, issuers, someone, type Someone } from '../people.ts'

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const
const small = [
  '',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
  'dix-sept',
  'dix-huit',
  'dix-neuf',
] as const

function inWords(number: number): string {
  if (number < 20) return small[number] ?? ''
  const tens = number < 30 ? 'vingt' : 'trente'
  const rest = number % 10
  return rest === 0 ? tens : rest === 1 ? `${tens} et un` : `${tens}-${small[rest] ?? ''}`
}

/** A will before a Québec notary: numbered articles in running text, the day in words and in figures, a minute number. */
export const notarialWill: UnseenLayout = {
  name: 'notarial-will',
  docType: 'will',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const testator = someone(paper, { years: [1938, 1975] })
    const first = someone(paper, { not: [testator] })
    const second = someone(paper, { not: [testator, first] })
    const heir = someone(paper, { not: [testator, first, second] })
    const notary = someone(paper, { not: [testator, first, second, heir] })
    const witness = someone(paper, { not: [testator, first, second, heir, notary] })
    const signed = daysBefore(paper, paper.today, 300, 6500)
    const { year, month, day } = parts(signed)
    const figures = `${day === 1 ? '1er' : day} ${monthOf(signed, months)} ${year}`
    const spelled = `L’AN DEUX MILLE ${inWords(year - 2000).toUpperCase()}, le ${day === 1 ? 'premier' : inWords(day)} ${months[month - 1] ?? ''}`
    const named = (one: Someone) => `${givenNames(one)} ${one.last}`
    const holder = `${givenNames(testator)} ${testator.last.toUpperCase()}`
    const { street, city, code } = home(paper, 'QC')
    const born = parts(testator.born)
    const executors = [named(first), named(second)] as const
    const office = paper.pick(issuers.notaries)
    const minute = paper.code('# ###')
    paper.put('executors', executors.join('; '), executors[0])
    const feminine = testator.sex === 'F'
    const articles = [
      `${spelled} (${paper.put('document_date', signed, figures)}).`,
      `DEVANT Me ${named(notary)}, notaire à ${city}, province de Québec, et en présence de ${named(witness)}, témoin requis, qui n’est pas un proche du testateur,`,
      `A COMPARU : ${paper.put('document_holder_name', holder)}, ${paper.pick(['retraité', 'comptable', 'entrepreneur'])}${feminine ? '(e)' : ''}, né${feminine ? 'e' : ''} le ${born.day === 1 ? '1er' : born.day} ${months[born.month - 1] ?? ''} ${born.year}, demeurant au ${street}, ${city} (Québec) ${code}, qui fait son testament comme suit :`,
      'LEQUEL déclare être majeur, domicilié au Québec, et n’être lié par aucun contrat de mariage qui limite sa liberté de tester; il produit au notaire une pièce d’identité délivrée par l’État.',
      '1. RÉVOCATION. Je révoque toute disposition testamentaire antérieure au présent testament, y compris celle du 2 juin 1998 reçue devant un autre notaire.',
      '2. FUNÉRAILLES. Je désire que mon corps soit incinéré et je laisse à ma succession le soin des détails de la cérémonie.',
      `3. LEGS PARTICULIER. Je lègue à ${named(heir)}, à titre particulier, une somme de ${paper.between(5, 40)} 000 $, franche d’intérêts.`,
      '4. LEGS UNIVERSEL. Je lègue le résidu de tous mes biens, meubles et immeubles, à mes enfants au premier degré, par parts égales entre eux.',
      `5. LIQUIDATION. Je nomme conjointement ${executors[0]} et ${executors[1]} liquidateurs de ma succession. Ils agissent sans caution et peuvent prolonger leur saisine au-delà d’un an. Advenant le décès ou le refus des deux, le tribunal désignera un remplaçant.`,
      '   Les liquidateurs auront la pleine administration des biens d’autrui. Ils pourront vendre, hypothéquer, placer et emprunter sans l’intervention des légataires, et toucher une rémunération annuelle de 1 500 $ chacun.',
      '6. PROTECTION. Les biens légués demeureront insaisissables et propres au légataire, avec leurs fruits et revenus.',
      `DONT ACTE à ${city}, sous le numéro ${minute} des minutes du notaire soussigné. LECTURE FAITE, le testateur et le témoin signent en présence du notaire.`,
    ]
    const page = (contents: readonly string[], number: number, ending: readonly Mark[]): Sheet => {
      const marks: Mark[] = [
        text(72, 52, `Minute ${minute}`, { size: 9, face: 'serif' }),
        text(540, 52, office, { size: 9, face: 'serif', align: 'right' }),
        line(72, 60, 540, 60),
      ]
      let y = number === 1 ? 130 : 96
      if (number === 1) marks.push(text(306, 98, 'TESTAMENT', { size: 18, face: 'serif-bold', align: 'middle' }))
      for (const content of contents) {
        const { marks: rows, bottom } = paragraph(90, y, 440, content, { size: 11, face: 'serif', leading: 17 })
        marks.push(...rows)
        y = bottom + 14
      }
      const foot = text(306, 760, `${number} - SPÉCIMEN`, { size: 8, face: 'serif', align: 'middle' })
      return { ...letterPaper, background: '#fffefb', marks: [...marks, ...ending, foot] }
    }
    const signatures = [named(testator), named(witness), `Me ${named(notary)}, notaire`].flatMap((name, index) => [
      line(300, 480 + index * 60, 530, 480 + index * 60),
      text(300, 493 + index * 60, name, { size: 10, face: 'serif' }),
    ])
    return [page(articles.slice(0, 8), 1, []), page(articles.slice(8), 2, signatures)]
  },
}
