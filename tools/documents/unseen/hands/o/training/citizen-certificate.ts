import { addDays, longDate } from '../../../../calendar.ts'
import { box, ellipse, letterPaper, line, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, scrawl } from '../kit.ts'
import { holder } from '../people.ts'
import { bothMonths, origins } from '../travel.ts'

/** A citizenship certificate on paper: two facing columns of languages, or a ceremonial sentence with the name in the middle. */
export const citizenCertificate: UnseenLayout = {
  name: 'citizen-certificate',
  docType: 'citizenship_card',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const person = holder(paper, paper.pick(origins)[2], 0.5)
    const minister = holder(paper, 'CA', 0)
    const effective = addDays(paper.today, -paper.between(60, 4000))
    const issued = paper.chance(0.5) ? effective : addDays(effective, paper.between(3, 40))
    const form = paper.pick(['y-m-d', 'both', 'd M y', 'long'] as const)
    const date = (iso: string) =>
      form === 'both' ? bothMonths(iso, '/', 4) : form === 'long' ? longDate(iso, 'en') : dated(iso, form)
    const last = paper.put('last_name', person.last.toUpperCase())
    const given = paper.put('first_name', paper.chance(0.5) ? person.given.toUpperCase() : person.given)
    const number = paper.put('id_number', paper.code(paper.pick(['@#######', '##########', '@@######'])))
    const birth = paper.put('date_of_birth', person.birth, date(person.birth))
    const face = paper.pick(['serif', 'sans', 'narrow'] as const)
    const numberLine = `${paper.pick(['Certificate number / Numéro du certificat', 'No.', 'Certificate No. / Certificat n°'])}  ${number}`
    const client = `${paper.pick(['Unique Client Identifier / Identificateur unique de client', 'UCI / IUC', 'Client ID'])}  ${paper.code('##-####-####')}`
    const cells: readonly (readonly [string, string])[] = [
      [paper.pick(['Last name / Nom de famille', 'Surname / Nom', 'Family name(s) / Nom(s) de famille']), last],
      [paper.pick(['Given name(s) / Prénom(s)', 'First name / Prénom', 'Given names/Prénoms']), given],
      [paper.pick(['Date of birth / Date de naissance', 'Birth date / Naissance']), birth],
      [paper.pick(['Gender / Genre', 'Sex / Sexe']), person.sex],
      [
        paper.pick([
          'Effective date of citizenship / Date d’entrée en vigueur',
          'Citizen since / Citoyen(ne) depuis le',
        ]),
        date(effective),
      ],
      [paper.pick(['Date issued / Date de délivrance', 'Issued on / Délivré le']), date(issued)],
    ]
    const grid = (x: number, y: number, width: number): Mark[] =>
      cells.flatMap(([caption, value], index) => [
        box(x, y + index * 40, width, 40, { stroke: '#777777', strokeWidth: 0.6 }),
        text(x + 6, y + index * 40 + 12, caption, { size: 7.5, color: '#555555' }),
        text(x + 6, y + index * 40 + 30, value, { size: 12.5, face }),
      ])
    const column = (x: number, y: number): Mark[] =>
      cells.flatMap(([caption, value], index) => [
        text(x, y + index * 24, caption, { size: 8.5, color: '#444444' }),
        text(x + 270, y + index * 24, value, { size: 11.5, face }),
        line(x + 266, y + index * 24 + 5, x + 480, y + index * 24 + 5, { strokeWidth: 0.4, stroke: '#999999' }),
      ])
    const ceremonial = [
      text(306, 236, 'This is to certify that / Le présent document atteste que', {
        size: 11,
        face: 'serif',
        align: 'middle',
      }),
      text(306, 276, `${given} ${last}`, { size: 22, face: 'serif-bold', align: 'middle' }),
      text(306, 306, 'is a Canadian citizen with all the rights and responsibilities of citizenship', {
        size: 11,
        face: 'serif',
        align: 'middle',
      }),
      text(
        306,
        332,
        paper.pick([`Date of birth / Date de naissance : ${birth}`, `Born ${birth}`, `Né(e) le / born on ${birth}`]),
        { size: 11, face: 'serif', align: 'middle' },
      ),
      text(306, 352, `as of / à compter du ${date(effective)}`, { size: 11, face: 'serif', align: 'middle' }),
    ]
    const structure = paper.pick(['grid', 'column', 'ceremonial'] as const)
    const body =
      structure === 'grid'
        ? grid(paper.pick([66, 180]), 230, 360)
        : structure === 'column'
          ? column(66, 250)
          : ceremonial
    const top = paper.chance(0.5)
    const marks = [
      box(30, 30, 552, 732, {
        stroke: paper.pick(['#b0232a', '#a3702b', '#3a4757']),
        strokeWidth: paper.pick([1, 3, 6]),
      }),
      ellipse(306, 84, 24, 24, { fill: '#c8202f', opacity: 1 }),
      text(306, 140, 'CERTIFICATE OF CANADIAN CITIZENSHIP', { size: 18, face: 'serif-bold', align: 'middle' }),
      text(306, 162, 'CERTIFICAT DE CITOYENNETÉ CANADIENNE', { size: 15, face: 'serif', align: 'middle' }),
      ...(top
        ? [text(566, 52, numberLine, { size: 9, align: 'right' }), text(66, 700, client, { size: 9 })]
        : [text(66, 700, numberLine, { size: 10 }), text(566, 52, client, { size: 8.5, align: 'right' })]),
      ...body,
      scrawl(paper, 360, 570, 130),
      line(350, 582, 540, 582),
      text(445, 596, `${minister.first} ${minister.last}`, { size: 9, align: 'middle' }),
      text(
        445,
        608,
        paper.pick([
          'Minister / Ministre',
          'Registrar of Canadian Citizenship',
          'Citizenship Judge / Juge de la citoyenneté',
        ]),
        { size: 8.5, align: 'middle' },
      ),
      text(
        66,
        640,
        'This certificate is not a travel document. Changes make it void. / Toute modification annule ce certificat.',
        { size: 8 },
      ),
      text(66, 654, `${paper.pick(['CIT 0406', 'CIT 1404', 'IRC 5561'])} (${paper.code('0#-202#')}) E-F`, {
        size: 7.5,
      }),
      text(306, 752, 'SPECIMEN', { size: 7, align: 'middle' }),
    ]
    return [{ ...letterPaper, background: paper.pick(['#ffffff', '#fdfaf2', '#f6f8fb']), marks }]
  },
}
