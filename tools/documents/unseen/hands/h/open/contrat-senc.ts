import { addDays, longDate } from '../../../../calendar.ts'
import { printedDollars } from '../../../../money.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, sheetOf, signOn } from '../kit.ts'
import { crowd, somewhere } from '../people.ts'

const trades = [
  'comptable professionnel agréé',
  'architecte',
  'vétérinaire',
  'arpenteur-géomètre',
  'ergothérapeute',
] as const

/** A Québec partnership contract: the parties set in under capitals, a table of contributions, signatures on a second page. */
export const contratSenc: UnseenLayout = {
  name: 'contrat-senc',
  docType: 'partnership_agreement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'QC')
    const partners = paper.chance(0.5) ? [next(), next()] : [next(), next(), next()]
    const witness = next()
    const trade = paper.pick(trades)
    const signed = addDays(paper.today, -paper.between(15, 2000))
    const name = `${partners.map(({ surname }) => surname).join(', ')}, S.E.N.C.`
    const full = ({ given, surname }: typeof witness) => `${given} ${surname.toUpperCase()}`
    const seat = somewhere(paper, 'QC')
    const shares = partners.length === 2 ? [60, 40] : [50, 30, 20]
    const capital = paper.between(20, 90) * 100_000
    const first = column(80, 64, 452, { size: 10, face: 'sans', leading: 14.4 })
    first.say('CONTRAT DE SOCIÉTÉ EN NOM COLLECTIF', { size: 14, face: 'sans-bold', align: 'middle' })
    first.skip(16)
    first.say('ENTRE :', { face: 'sans-bold' })
    partners.forEach((one, index) => {
      if (index > 0) first.say('ET :', { face: 'sans-bold' })
      first.say(full(one), { face: 'sans-bold', indent: 60 })
      first.say(
        `${trade}, ${one.sex === 'F' ? 'domiciliée' : 'domicilié'} au ${one.lines.join(', ').replace(/\s+/g, ' ')}`,
        { indent: 60 },
      )
      first.skip(5)
    })
    first.say('(ci-après collectivement les « Associés »)', { indent: 60 })
    first.skip(12)
    first.say('LESQUELS CONVIENNENT DE CE QUI SUIT :', { face: 'sans-bold' })
    first.skip(6)
    first.say(
      `1. NOM ET SIÈGE. La société fait affaire sous le nom de « ${paper.put('legal_name', name)} ». Son siège est établi au ${seat.join(', ').replace(/\s+/g, ' ')}.`,
    )
    first.skip(6)
    first.say(
      '2. OBJET ET DURÉE. Les Associés exercent ensemble leur profession. La société commence à la date de signature et dure jusqu’à sa dissolution (art. 2186 et suivants du Code civil du Québec).',
    )
    first.skip(6)
    first.say(`3. APPORTS. Le fonds commun est de ${printedDollars(capital, 'fr')}, apporté comme suit :`)
    const y = first.bottom() + 6
    const table = partners.flatMap((one, index) => {
      const at = y + 14 + index * 17
      const part = shares[index] ?? 0
      return [
        text(90, at, full(one), { size: 9.4, face: 'sans' }),
        text(400, at, printedDollars((capital * part) / 100, 'fr'), { size: 9.4, face: 'sans', align: 'right' }),
        text(520, at, `${part} %`, { size: 9.4, face: 'sans', align: 'right' }),
        line(80, at + 5, 532, at + 5, { strokeWidth: 0.4 }),
      ]
    })
    const second = column(80, 70, 452, { size: 10, face: 'sans', leading: 14.4 })
    second.say(
      '4. PARTAGE DES BÉNÉFICES. Les bénéfices et les pertes se partagent en proportion des apports ; aucun Associé n’a droit à un intérêt sur son apport.',
    )
    second.skip(6)
    second.say(
      '5. GESTION. Toute décision excédant 25 000,00 $ exige l’unanimité. Les comptes sont tenus au 31 décembre de chaque année.',
    )
    second.skip(6)
    second.say(
      '6. RETRAIT. Un Associé peut se retirer moyennant un avis écrit de six mois ; sa part est rachetée à la valeur établie par un expert.',
    )
    second.skip(20)
    second.say(
      `EN FOI DE QUOI, les parties ont signé à ${/^(.*) \(/.exec(seat.at(-1) ?? '')?.[1] ?? 'Québec'}, le ${paper.put('document_date', signed, longDate(signed, 'fr'))}.`,
    )
    const end = second.bottom() + 50
    const signatures = partners.flatMap((one, index) => signOn(80, end + index * 58, 220, [full(one)]))
    paper.put('partners', partners.map(full).join('; '), full(partners[0] ?? witness))
    return [
      sheetOf('letter', [
        ...first.marks,
        line(80, y, 532, y, { strokeWidth: 0.8 }),
        ...table,
        text(532, 764, 'Initiales : ____  ____        1/2', { size: 8, align: 'right' }),
        text(80, 764, 'SPÉCIMEN', { size: 7 }),
      ]),
      sheetOf('letter', [
        ...second.marks,
        ...signatures,
        ...signOn(340, end, 190, [`Témoin : ${witness.given} ${witness.surname}`]),
        text(532, 764, '2/2', { size: 8, align: 'right' }),
        text(80, 764, 'SPÉCIMEN', { size: 7 }),
      ]),
    ]
  },
}
