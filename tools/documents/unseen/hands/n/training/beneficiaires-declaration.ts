import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { crowd, issuers } from '../people.ts'
import { day, putDay, putNames, recent } from '../print.ts'

/** A Québec firm's declaration of ultimate beneficiaries: one block per person with share and address, signed by an officer. */
export const beneficiairesDeclaration: UnseenLayout = {
  name: 'beneficiaires-declaration',
  docType: 'ownership_declaration',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const [officer, ...owners] = crowd(paper, 'QC', paper.between(2, 4))
    if (officer === undefined) throw new Error('Personne ne déclare.')
    const page = openWriter('letter', { face: 'sans', size: 9 })
    const firm = paper.put(
      'legal_name',
      paper.pick([...issuers.employersQC, '9412-7765 Québec inc.', 'Gestion Beaurivage inc.']),
    )
    page.say(
      40,
      50,
      paper.pick([
        'Déclaration des bénéficiaires ultimes',
        'Déclaration relative à la propriété effective',
        'DÉCLARATION – BÉNÉFICIAIRES EFFECTIFS (25 % et plus)',
      ]),
      { size: 13, face: 'sans-bold' },
    )
    page.cell(
      40,
      64,
      350,
      30,
      paper.pick(['Nom de l’entité', 'Raison sociale', 'Dénomination de la personne morale']),
      firm,
    )
    page.cell(390, 64, 182, 30, 'NEQ', paper.code('11########'))
    page.wrap(
      40,
      112,
      532,
      'Sont visées les personnes physiques qui détiennent ou contrôlent, directement ou indirectement, au moins 25 % des droits de vote ou de la juste valeur de l’entité.',
      { size: 7.5 },
    )
    const isReversed = paper.chance(0.4)
    const style = owners.map(({ given, surname }) => (isReversed ? `${surname}, ${given}` : `${given} ${surname}`))
    const shares = ['100', '50', '33,3'][owners.length - 1] ?? '25'
    let y = 142
    for (const [index, name] of putNames(paper, 'beneficial_owners', style).entries()) {
      const owner = owners[index]
      page.rect(40, y, 532, 16, '#e7edf2')
      page.say(46, y + 12, `${paper.pick(['Bénéficiaire', 'Personne'])} ${index + 1}`, { face: 'sans-bold', size: 8.5 })
      page.cell(40, y + 16, 266, 28, isReversed ? 'Nom, prénom' : 'Prénom et nom', name)
      page.cell(306, y + 16, 133, 28, 'Date de naissance', day(owner?.born ?? paper.today, 'iso'))
      page.cell(439, y + 16, 133, 28, 'Part détenue', `${shares} %`)
      page.cell(40, y + 44, 532, 28, 'Domicile', owner?.lines.join(', ') ?? '')
      y += 84
    }
    y = page.wrap(
      40,
      y + 12,
      532,
      `Je, ${officer.given} ${officer.surname}, ${paper.pick(['secrétaire', 'présidente', 'administrateur'])} de l’entité, déclare que les renseignements ci-dessus sont exacts et complets et que je m’engage à signaler tout changement dans les 30 jours.`,
      { leading: 14 },
    )
    page.say(
      40,
      y + 16,
      `${paper.pick(['Date :', 'Signé le', 'En date du'])} ${putDay(paper, 'document_date', recent(paper), paper.pick(['iso', 'fr', 'abbrFr']))}`,
    )
    page.rule(330, y + 40, 560)
    page.say(330, y + 52, 'Signature autorisée', { size: 7.5 })
    return [page.sheet('SPÉCIMEN')]
  },
}
