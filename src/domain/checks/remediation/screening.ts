import { remediation } from './remediation.ts'

/** Rules that compare parties and countries with lists. */
export const ofScreening = {
  screening: remediation(
    'SEMA s. 7; Criminal Code s. 83.11; UN Act; Council regulations; 31 CFR ch. V',
    'Load or refresh the lists that are named, then reach the verdict again.',
    'Chargez ou actualisez les listes nommées, puis rendez de nouveau le verdict.',
  ),
  'screening:sanctions': remediation(
    'SEMA; JVCFOA; Criminal Code ss. 83.08 to 83.11; Council regulations; 31 CFR ch. V',
    'Compare birth date, country and numbers with the entry. A person clears another’s entry with a reason; the same person is not served and is reported.',
    'Comparez naissance, pays et numéros à l’inscription. Une personne écarte avec motif celle d’un autre; la même personne n’est pas servie et est déclarée.',
  ),
  'screening:pep': remediation(
    'PCMLTFA s. 9.3; PCMLTFR ss. 116, 121, 122; Reg. (EU) 2024/1624 art. 42',
    'Compare with the entry. Another person is cleared with a reason; the same person needs the measures for political exposure.',
    'Comparez à l’inscription. Une autre personne est écartée avec motif; la même personne exige les mesures visant l’exposition politique.',
  ),
  'screening:adverse_media': remediation(
    'PCMLTFR s. 156(1)(c); practice',
    'Read what was found, keep or clear each item with a reason, and weigh it in the level.',
    'Lisez ce qui a été trouvé, gardez ou écartez chaque élément avec motif, et tenez-en compte dans le niveau.',
  ),
  'screening:aml': remediation(
    'PCMLTFA s. 9.3; PCMLTFR s. 116',
    'Look at what the provider reports; without a provider’s account, set one up or screen by hand and record it.',
    'Examinez ce que le fournisseur signale; sans compte, configurez-en un ou filtrez à la main et consignez-le.',
  ),
  'pep:declared': remediation(
    'PCMLTFA s. 9.3; PCMLTFR ss. 116, 121 to 123',
    'Take the enhanced measures: source of funds and wealth, approval by senior management, closer monitoring. The flag stays.',
    'Prenez les mesures renforcées : origine des fonds et du patrimoine, approbation de la direction, suivi. Le signalement demeure.',
  ),
  'pep:undeclared': remediation(
    'PCMLTFR ss. 116, 121',
    'Ask the client again about the office found, record the answer, and clear the entry with a reason when it is another person’s.',
    'Redemandez au client au sujet de la fonction trouvée, consignez la réponse, et écartez avec motif l’inscription d’un autre.',
  ),
  'geography:high_risk': remediation(
    'PCMLTFA Part 1.1, ministerial directives; FATF statements; Delegated Reg. (EU) 2016/1675',
    'Correct a country that was wrongly recorded. Otherwise take enhanced measures; where the law forbids the relation, end it.',
    'Corrigez un pays mal inscrit. Sinon, prenez des mesures renforcées; si la loi interdit la relation, mettez-y fin.',
  ),
  'geography:embargo': remediation(
    '31 CFR parts 510, 515, 560, 589; SOR/2011-167; SOR/2014-60; Reg. (EU) 692/2014 and 2022/263',
    'Correct a place that was wrongly recorded. Otherwise do not enter the relationship without a licence or permit, and ask counsel.',
    'Corrigez un lieu mal inscrit. Sinon, n’entrez pas en relation sans licence ni permis, et consultez le service juridique.',
  ),
} as const
