import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dayIn, fit, months, page, paragraph, say, signed } from '../kit.ts'
import { nationOf } from '../nations.ts'
import { issuers, somebody, townOf, type Land } from '../people.ts'

const homes = [
  ['gb', 'GB', 'United Kingdom', 'Royaume-Uni', '##########'],
  ['fr', 'FR', 'France', 'France', '30 ## ### ### ###'],
  ['ca', 'CA', 'Canada', 'Canada', '### ### ###'],
  ['de', 'DE', 'Germany', 'Allemagne', '## ### ### ###'],
  ['be', 'BE', 'Belgium', 'Belgique', '##.##.##-###.##'],
  ['ma', 'MA', 'Morocco', 'Maroc', '########'],
] as const satisfies readonly (readonly [Land, string, string, string, string])[]

/** A bank's CRS self-certification: parts, a table of countries and numbers with reasons A to C, declaration and signature. */
export const taxCrs: UnseenLayout = {
  name: 'tax-crs',
  docType: 'tax_residence_form',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const [land, alpha2, english, french, pattern] = paper.pick(homes)
    const who = somebody(paper, land)
    const isFrench = paper.chance(0.4)
    const w = (en: string, fr: string) => (isFrench ? fr : en)
    const issuer = paper.pick(issuers.banks)
    const signedOn = dayIn(paper, '2025-06-01', '2026-10-14')
    const form = isFrench
      ? paper.pick(['DD/MM/YYYY', 'D MON YYYY', 'DD.MM.YYYY'])
      : paper.pick(['DD/MM/YYYY', 'D MON YYYY', 'YYYY-MM-DD', 'DD MON YYYY'])
    const day = (iso: string) => say(iso, form, isFrench ? months.french : months.english)
    const other = paper.chance(0.35) ? nationOf(paper) : null
    const codes = other === null ? alpha2 : `${alpha2}; ${other.alpha2}`
    const countries = [w(english, french), ...(other === null ? [] : [w(other.name, other.nom)])]
    const printed = countries.map((country) => paper.put('tax_residences', codes, country))
    const tin = paper.put('tax_number', paper.code(pattern))
    const whole = `${who.given.join(' ')} ${who.last}`
    const name = paper.put('document_holder_name', whole)
    const ink = paper.pick(['#123c69', '#5c1a33', '#1d5c3a', '#333333'])
    const marks: Mark[] = []
    const part = (y: number, title: string) =>
      marks.push(
        box(40, y, 515, 18, { fill: ink }),
        text(46, y + 13, title, { size: 10, face: 'sans-bold', color: '#ffffff' }),
      )
    const field = (x: number, y: number, width: number, caption: string, value: string) =>
      marks.push(
        text(x, y, caption, { size: 7.5, color: '#444444' }),
        box(x, y + 4, width, 20, { stroke: '#888888', strokeWidth: 0.6 }),
        fit(x + 6, y + 18, value, width - 12, { size: 11, face: 'mono' }),
      )
    marks.push(
      text(40, 50, issuer, { size: 15, face: 'serif-bold', color: ink }),
      text(555, 44, paper.pick(['Form CRS-I', 'CRS/FATCA 04', 'F-2210 (03/24)']), { size: 8, align: 'right' }),
      fit(
        40,
        78,
        w(
          paper.pick([
            'Tax residency self-certification form - Individual',
            'CRS Individual Self-Certification',
            'Individual tax residence self-certification',
          ]),
          paper.pick([
            'Auto-certification de résidence fiscale - Personne physique',
            'Formulaire d’auto-certification (NCD/CRS)',
            'Déclaration de résidence fiscale',
          ]),
        ),
        515,
        { size: 14, face: 'sans-bold' },
      ),
      ...paragraph(
        40,
        94,
        515,
        w(
          'Regulations require us to collect certain information about each account holder’s tax residence. Please complete this form in block letters.',
          'La réglementation nous impose de recueillir la résidence fiscale de chaque titulaire de compte. À remplir en capitales.',
        ),
        { size: 8 },
      ).marks,
    )
    part(124, w('Part 1 - Identification of individual account holder', 'Partie 1 - Identification du titulaire'))
    field(
      40,
      154,
      515,
      w(
        paper.pick(['A. Name of account holder', 'Full name', 'Name of Account Holder (first, middle, last)']),
        paper.pick(['A. Prénom et nom du titulaire', 'Titulaire du compte', 'Prénoms et nom']),
      ),
      name,
    )
    field(
      40,
      192,
      515,
      w('B. Current residence address', 'B. Adresse de résidence actuelle'),
      who.address.join(', ').replace(/\s+/g, ' '),
    )
    field(40, 230, 250, w('C. Date of birth', 'C. Date de naissance'), day(who.birth))
    field(305, 230, 250, w('D. Town of birth', 'D. Lieu de naissance'), who.town)
    const top = paper.pick([276, 290])
    part(
      top,
      w(
        'Part 2 - Country of residence for tax purposes and Taxpayer Identification Number (TIN)',
        'Partie 2 - Pays de résidence fiscale et numéro d’identification fiscale (NIF)',
      ),
    )
    const columns = [40, 220, 400]
    const heads = [
      w('Country / jurisdiction of tax residence', 'Pays de résidence fiscale'),
      w('TIN or equivalent', 'NIF'),
      w('If no TIN, reason A, B or C', 'À défaut, motif A, B ou C'),
    ]
    heads.forEach((head, index) =>
      marks.push(text((columns[index] ?? 0) + 4, top + 32, head, { size: 8, face: 'narrow-bold' })),
    )
    for (let row = 0; row < 3; row += 1) {
      const y = top + 40 + row * 24
      marks.push(
        box(40, y, 515, 24, { stroke: '#888888', strokeWidth: 0.5 }),
        text(44, y + 16, `${row + 1}`, { size: 8 }),
      )
      const country = printed[row]
      if (country === undefined) continue
      marks.push(
        fit(58, y + 16, country, 150, { size: 11, face: 'mono' }),
        text(224, y + 16, row === 0 ? tin : '', { size: 11, face: 'mono' }),
        text(404, y + 16, row === 0 ? '' : paper.pick(['A', 'B', 'C']), { size: 11, face: 'mono' }),
      )
    }
    const y = top + 140
    marks.push(
      ...paragraph(
        40,
        y,
        515,
        w(
          'Reason A: the country does not issue TINs. Reason B: the account holder is otherwise unable to obtain a TIN. Reason C: no TIN is required.',
          'Motif A : le pays n’attribue pas de NIF. Motif B : le titulaire n’a pas pu l’obtenir. Motif C : le NIF n’est pas exigé.',
        ),
        { size: 8 },
      ).marks,
    )
    part(y + 40, w('Part 3 - Declaration and signature', 'Partie 3 - Déclaration et signature'))
    marks.push(
      ...paragraph(
        40,
        y + 76,
        515,
        w(
          'I declare that all statements made in this declaration are, to the best of my knowledge and belief, correct and complete. I undertake to advise the bank within 30 days of any change in circumstances.',
          'Je certifie l’exactitude des renseignements fournis et m’engage à signaler tout changement de situation dans les 30 jours.',
        ),
        { size: 9, leading: 13 },
      ).marks,
      ...signed(paper, 60, y + 110, 0.8),
      line(40, y + 160, 280, y + 160),
      text(40, y + 172, w('Signature', 'Signature'), { size: 8 }),
      text(320, y + 172, w(paper.pick(['Date', 'Date (dd/mm/yyyy)', 'Dated']), paper.pick(['Date', 'Fait le', 'Le'])), {
        size: 8,
      }),
      text(320, y + 154, paper.put('document_date', signedOn, day(signedOn)), { size: 12, face: 'mono' }),
      line(320, y + 160, 540, y + 160),
      text(40, y + 192, `${w('Print name', 'Nom en clair')}: ${whole}`, { size: 10 }),
      text(
        40,
        790,
        w(
          `${issuer}, ${townOf(paper, 'gb')}. For bank use only: branch ____ officer ____`,
          `${issuer}, ${townOf(paper, 'fr')}. Cadre réservé à la banque : agence ____ conseiller ____`,
        ),
        { size: 7.5 },
      ),
    )
    return [page(marks)]
  },
}
