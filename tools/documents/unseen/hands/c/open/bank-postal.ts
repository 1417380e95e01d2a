import { addDays, monthEnd, parts, shortMonth } from '../../../../calendar.ts'
import { box, ellipse, line, text } from '../../../../drawing/sheet.ts'
import { canonicalMoney } from '../../../../money.ts'
import { frenchAccount, inFours } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { home, homeLines, issuers, resident } from '../people.ts'
import { amount, dmShort, dmy, page, paragraph, rows, stack } from '../print.ts'

const shops = [
  'ACHAT CB BOUCHERIE DU LAC',
  'ACHAT CB STATION A7',
  'PRELEVEMENT DE TELESIA',
  'VIREMENT POUR MME PICHON',
  'ACHAT CB PHARMACIE',
  'PRELEVEMENT DE MUTUELLE',
  'CHEQUE N° 9310044',
  'ACHAT CB LIBRAIRIE',
  'FRAIS DE TENUE DE COMPTE',
] as const

/** 2 oct. 2026. */
function brief(iso: string): string {
  const month = shortMonth(iso, 'fr')
  return `${parts(iso).day} ${month}${['mars', 'mai', 'juin', 'août'].includes(month) ? '' : '.'} ${parts(iso).year}`
}

/** A statement of one signed amount column on two pages, dots between thousands, earlier and new balance in shaded bands. */
export const bankPostal: UnseenLayout = {
  name: 'releve-compte-courant-montants-signes',
  docType: 'bank_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [brand, company] = paper.pick(issuers.bank)
    const [one, place] = [resident(paper), home(paper)]
    const two = paper.chance(0.5) ? resident(paper, one.sex === 'F' ? 'M' : 'F') : null
    const names = [one, ...(two === null ? [] : [two])].map(({ given, surname }) => `${given} ${surname}`)
    const lines = homeLines(place)
    const { iban, account, key } = frenchAccount(paper)
    const end = monthEnd(paper.today, paper.between(1, 4))
    const start = addDays(monthEnd(end, 1), 1)
    const edited = addDays(end, paper.between(1, 4))
    const opening = paper.between(-30_000, 610_000)
    const movements = Array.from({ length: paper.between(24, 30) }, (_, index) => {
      const isIncome = index === 4 || paper.chance(0.12)
      const cents = isIncome ? paper.between(8_000, 265_000) : -paper.between(290, 31_000)
      return {
        label: isIncome ? `VIREMENT DE ${paper.pick(issuers.employer)}` : paper.pick(shops),
        cents,
        day: addDays(start, Math.floor(index * 0.95)),
      }
    })
    const credits = movements.filter(({ cents }) => cents > 0).reduce((sum, { cents }) => sum + cents, 0)
    const debits = movements.filter(({ cents }) => cents < 0).reduce((sum, { cents }) => sum - cents, 0)
    const closing = opening + credits - debits
    const signed = (cents: number) => `${cents < 0 ? '-' : '+'} ${amount(Math.abs(cents), '.')}`
    const listed = (part: typeof movements, y: number) =>
      rows(
        [62, 110, -540],
        part.map(({ label, cents, day }) => [dmShort(day).slice(0, 5), label, signed(cents)]),
        { y, leading: 17, rule: '#ead9a8', size: 8.8, face: 'sans' },
      )
    paper.put('document_holder_name', names.join('; '), names[0])
    paper.put('address', lines.join(', '), lines.join(' '))
    paper.put('iban', iban, inFours(iban))
    const number = paper.put(
      'account_number',
      `${account.slice(0, 2)} ${account.slice(2, 5)} ${account.slice(5, 8)} ${account.slice(8)}`,
    )
    const band = (y: number, label: string, value: string) => [
      box(55, y - 13, 490, 20, { fill: '#f6e7b4' }),
      text(62, y + 1, label, { size: 9.5, face: 'sans-bold' }),
      text(540, y + 1, value, { size: 9.5, face: 'sans-bold', align: 'right' }),
    ]
    const half = 15
    const rest = movements.slice(half)
    const after = 112 + rest.length * 17
    const head = (number: 1 | 2) => [
      ellipse(78, 56, 24, 15, { fill: '#f2b705' }),
      text(78, 61, brand.charAt(0), { size: 15, face: 'sans-bold', align: 'middle', color: '#20366b' }),
      text(110, 61, brand, { size: 15, face: 'sans-bold', color: '#20366b' }),
      text(545, 61, `Page ${number}/2`, { size: 8, align: 'right' }),
    ]
    return [
      page([
        ...head(1),
        text(55, 100, 'Relevé de votre compte courant', { size: 14, face: 'sans-bold', color: '#20366b' }),
        text(
          55,
          116,
          `n° ${String(paper.between(1, 12))} – du ${paper.put('period_start', start, dmy(start))} au ${paper.put('period_end', end, dmy(end))}`,
          { size: 9.5, face: 'sans' },
        ),
        text(55, 130, `Édité le ${paper.put('document_date', edited, brief(edited))}`, {
          size: 8.5,
          face: 'sans',
        }),
        ...stack(
          55,
          158,
          12,
          [
            'Vos contacts',
            'Centre financier de Limoges',
            '87900 LIMOGES CEDEX 9',
            'Identifiant internet : ' + paper.code('##########'),
          ],
          { size: 8 },
        ),
        ...stack(
          320,
          152,
          13,
          [
            ...[one, ...(two === null ? [] : [two])].map(({ title }, at) => `${title.toUpperCase()} ${names[at]}`),
            ...lines,
          ],
          { size: 10 },
        ),
        line(55, 232, 545, 232, { stroke: '#f2b705', strokeWidth: 1.4 }),
        text(55, 248, `Compte courant n° ${number}`, { size: 10.5, face: 'sans-bold' }),
        text(55, 262, `IBAN : ${inFours(iban)}   |   BIC : ${paper.code('@@@@FRPPLIM')}   |   Clé RIB ${key}`, {
          size: 8,
          face: 'mono',
        }),
        text(540, 248, `Montants en ${paper.put('currency', 'EUR', 'euros')}`, { size: 8, align: 'right' }),
        ...band(
          290,
          `Ancien solde au ${dmy(addDays(start, -1))}`,
          paper.put('opening_balance', canonicalMoney(opening), signed(opening)),
        ),
        ...listed(movements.slice(0, half), 318),
        text(540, 318 + half * 17 + 4, '…/…  suite au verso', { size: 8, align: 'right' }),
        ...paragraph(
          55,
          640,
          490,
          'Bon à savoir : à partir du 1er janvier 2027, la conservation de vos relevés électroniques passe à dix ans. Votre épargne : le taux du Livret A est de 1,70 % depuis le 1er août 2026. Opposition carte 24h/24 : 09 69 00 00 00.',
          { size: 8 },
        ).marks,
        text(
          300,
          806,
          `${company} – Société anonyme à directoire et conseil de surveillance – 115 rue de Sèze, 69006 LYON – RCS Lyon ${paper.code('4## ### ###')}`,
          { size: 6.5, align: 'middle' },
        ),
      ]),
      page([
        ...head(2),
        ...listed(rest, 100),
        ...rows(
          [62, -540],
          [
            ['Total des débits', paper.put('total_debits', canonicalMoney(debits), amount(debits, '.'))],
            ['Total des crédits', paper.put('total_credits', canonicalMoney(credits), amount(credits, '.'))],
          ],
          { y: after + 6, leading: 16, size: 9, face: 'sans' },
        ),
        ...band(
          after + 52,
          `Nouveau solde au ${dmy(end)}`,
          paper.put('closing_balance', canonicalMoney(closing), signed(closing)),
        ),
        ...rows(
          [62, -540],
          [
            ['Facilité de caisse autorisée', '500,00'],
            ['Encours carte à débit différé à prélever le mois prochain', amount(paper.between(2_000, 60_000), '.')],
            ['Total de vos frais du mois – dont frais d’incident 0,00', '7,10'],
          ],
          { y: after + 92, leading: 16, rule: '#dddddd', size: 8.5 },
        ),
        text(300, 806, paper.put('issuer_name', company), { size: 6.5, align: 'middle' }),
      ]),
    ]
  },
}
