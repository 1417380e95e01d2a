import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4, column, day, putDate, putSum, sayAddress, stamp } from '../kit.ts'
import { another, home, somebody, titled } from '../people.ts'

/** A Moroccan lease typed on plain paper: “Entre les soussignés”, articles, every value inside a sentence. */
export const maContratBail: UnseenLayout = {
  name: 'ma-contrat-bail',
  docType: 'lease',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const tenant = somebody(paper, 'MA')
    const owner = another(paper, 'MA', tenant)
    const signed = addDays(paper.today, -paper.between(20, 700))
    const start = `${addDays(signed, 32).slice(0, 7)}-01`
    const look = paper.pick(['fr', 'dmy', 'fr'] as const)
    const face = paper.pick(['serif', 'mono', 'sans'] as const)
    const idOf = () =>
      `, titulaire de la CIN n° ${paper.code('BE######')}, né(e) le ${day(addDays(addYears(signed, -paper.between(24, 66)), 77), look)}`
    const lessor = paper.put(
      'landlord_name',
      paper.chance(0.25) ? 'SCI DES PALMIERS' : paper.pick([owner.full, owner.french]),
    )
    const name = paper.put(
      'document_holder_name',
      paper.pick([tenant.french, tenant.full, `${tenant.surname.toUpperCase()} ${tenant.given}`]),
    )
    const flat = sayAddress(paper, home(paper, 'MA'))
    const rent = putSum(paper, 'monthly_rent', paper.between(24, 125) * 10_000 + 45_000, 'dh')
    const [from, to] = [
      putDate(paper, 'lease_start', start, look),
      putDate(paper, 'lease_end', addDays(addYears(start, 1), -1), look),
    ]
    const heads = paper.pick([
      ['ARTICLE 1 - OBJET', 'ARTICLE 2 - DURÉE', 'ARTICLE 3 - LOYER'],
      ['1) Désignation', '2) Durée du bail', '3) Prix'],
      ['I. Les lieux', 'II. Durée', 'III. Conditions financières'],
    ])
    const bold = face === 'mono' ? 'mono-bold' : 'serif-bold'
    const text = column(62, 44, 470, { size: face === 'mono' ? 9 : 10, face, leading: 1.55 })
    text
      .say(
        paper.pick([
          'CONTRAT DE BAIL À USAGE D’HABITATION',
          'CONTRAT DE LOCATION',
          'BAIL D’HABITATION',
          'Contrat de bail',
        ]),
        { size: 14, face: bold, align: 'middle' },
      )
      .gap(12)
    text.say(paper.pick(['Entre les soussignés :', 'ENTRE :', 'Les parties ci-après désignées :']))
    text.say(
      `${paper.pick(['1. ', '- ', ''])}${lessor.startsWith('SCI') ? '' : `${titled(owner, 'MA')} `}${lessor}${lessor.startsWith('SCI') ? `, représentée par ${owner.full}` : idOf()}, demeurant à ${home(paper, 'MA').join(', ')}, ${paper.pick(['ci-après « le bailleur »', 'dénommé « le propriétaire »', 'le BAILLEUR'])}, d’une part,`,
    )
    text
      .say(
        `${paper.pick(['Et', 'ET'])} ${titled(tenant, 'MA')} ${name}${idOf()}, ${paper.pick(['ci-après « le preneur »', 'dénommé(e) « le locataire »', 'le LOCATAIRE'])}, d’autre part,`,
      )
      .say('Il a été convenu et arrêté ce qui suit :')
      .gap(6)
    text
      .say(heads[0] ?? '', { face: bold })
      .say(
        paper.pick([
          `Le bailleur donne en location au preneur, qui accepte, un appartement sis à ${flat}, composé de ${paper.between(2, 4)} pièces, cuisine et salle de bain.`,
          `Les locaux loués, situés ${flat}, sont destinés exclusivement à l’habitation du locataire et de sa famille.`,
        ]),
      )
      .gap(5)
    text
      .say(heads[1] ?? '', { face: bold })
      .say(
        paper.pick([
          `Le présent bail est consenti pour une durée commençant le ${from} et prenant fin le ${to}, renouvelable par tacite reconduction.`,
          `La location prend effet le ${from} pour se terminer le ${to}, sauf congé donné deux mois avant.`,
        ]),
      )
      .gap(5)
    text
      .say(heads[2] ?? '', { face: bold })
      .say(
        paper.pick([
          `Le loyer mensuel est fixé à ${rent}, payable d’avance le cinq de chaque mois ; le preneur verse ce jour une caution de deux mois.`,
          `Le preneur paiera un loyer de ${rent} par mois, charges de syndic non comprises (provision : 150,00). Une révision est possible tous les trois ans.`,
        ]),
      )
      .gap(5)
    text
      .say(paper.pick(['ARTICLE 4 - CHARGES', '4) Obligations', 'IV. Divers']), { face: bold })
      .say(
        'Le preneur s’engage à entretenir les lieux en bon père de famille, à ne pas sous-louer et à payer l’eau et l’électricité.',
      )
      .gap(14)
    text
      .say(
        `Fait à ${paper.pick(['Rabat', 'Casablanca', 'Salé'])} en deux exemplaires, le ${putDate(paper, 'document_date', signed, look)}`,
      )
      .gap(10)
      .say('Le bailleur                                        Le preneur (lu et approuvé)')
    return [
      a4(
        [
          ...text.marks,
          ...stamp(420, Math.min(760, text.bottom() + 55), 38, ['LÉGALISATION', 'DE SIGNATURE', 'COMMUNE'], '#28598c'),
        ],
        'SPÉCIMEN',
      ),
    ]
  },
}
