import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, dateText, page, rows } from '../draw.ts'
import { issuers, somebody } from '../people.ts'

/** A notice of a traffic offence from the automated centre: plates, speeds, three amounts and deadlines in boxes. */
export const foreignSpeedingFine: UnseenLayout = {
  name: 'foreign-speeding-fine',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const who = somebody(paper)
    const on = addDays(paper.today, -paper.between(12, 120))
    const sent = addDays(on, 6)
    const limit = paper.pick([50, 80, 90, 110, 130])
    const seen = limit + paper.between(8, 27)
    const [low, fixed, high] = limit === 50 ? [90, 135, 375] : [45, 68, 180]
    const number = paper.code('##########')
    const mono = { size: 9, face: 'mono' } as const
    const half = (y: number, side: 0 | 1, caption: string, value: string) =>
      cell({ x: 40 + side * 258, y, width: 257, height: 26 }, caption, value, mono)
    return [
      page(paper, [
        text(40, 46, 'CENTRE AUTOMATISÉ DE CONSTATATION DES INFRACTIONS ROUTIÈRES', { size: 8.5, face: 'sans-bold' }),
        text(40, 60, 'CS 41101 - 35911 RENNES CEDEX 9', { size: 8 }),
        text(
          40,
          96,
          paper.pick([
            'AVIS DE CONTRAVENTION',
            'AVIS D’AMENDE FORFAITAIRE MAJORÉE',
            'AVIS DE CONTRAVENTION AU CODE DE LA ROUTE',
          ]),
          { size: 15, face: 'sans-bold' },
        ),
        text(40, 112, `N° de l’avis : ${number}   du ${dateText(sent, 'slash')}`, mono),
        ...rows(
          [320],
          [
            [`${who.title.toUpperCase()} ${who.surname.toUpperCase()} ${who.given.toUpperCase()}`],
            ...who.lines.map((part) => [part.toUpperCase()]),
          ],
          { y: 142, leading: 13 },
          { ...mono, size: 10 },
        ),
        box(40, 214, 515, 16, { fill: '#dddddd' }),
        text(46, 226, 'DESCRIPTION DE L’INFRACTION', { size: 9, face: 'sans-bold' }),
        ...half(234, 0, 'Date et heure', `${dateText(on, 'slash')} à ${paper.between(6, 22)}h${paper.between(10, 59)}`),
        ...half(234, 1, 'Lieu', `A${paper.between(1, 89)} PK ${paper.between(2, 300)} - ${paper.pick(issuers.town)}`),
        ...half(260, 0, 'Immatriculation du véhicule', paper.code('@@-###-@@')),
        ...half(260, 1, 'Marque', paper.pick(['RENAULT', 'PEUGEOT', 'DACIA', 'TOYOTA'])),
        ...half(286, 0, 'Vitesse limite autorisée', `${limit} km/h`),
        ...half(286, 1, 'Vitesse enregistrée / retenue', `${seen + 5} km/h / ${seen} km/h`),
        text(
          46,
          334,
          `Excès de vitesse inférieur à ${seen - limit < 20 ? 20 : 30} km/h - perte de ${seen - limit < 20 ? 1 : 2} point(s) - art. R. 413-14 du code de la route`,
          { size: 8.5 },
        ),
        ...[
          ['Amende minorée', low, 15],
          ['Amende forfaitaire', fixed, 45],
          ['Amende majorée', high, 76],
        ].flatMap(([caption, whole, days], index) => [
          ...cell({ x: 40 + index * 172, y: 356, width: 171, height: 46 }, String(caption), `${whole} €`, {
            size: 16,
            face: 'sans-bold',
          }),
          text(120 + index * 172, 396, `avant le ${dateText(addDays(sent, Number(days)), 'slash')}`, { size: 7.5 }),
        ]),
        ...rows(
          [40],
          [
            [
              'COMMENT PAYER : www.amendes.gouv.fr, par téléphone au 0811 10 10 10, par chèque à l’ordre du Trésor public avec la carte de paiement.',
            ],
            [`Numéro de télépaiement : ${paper.code('######## ######')} - clé ${paper.code('##')}`],
            [
              'COMMENT CONTESTER : renvoyez le formulaire de requête en exonération par lettre recommandée avec avis de réception.',
            ],
          ],
          { y: 440, leading: 16 },
          { size: 8.2 },
        ),
        box(40, 640, 515, 0.6, { fill: '#000000' }),
        text(46, 660, `CARTE DE PAIEMENT   ${number}   ${low} €`, mono),
      ]),
    ]
  },
}
