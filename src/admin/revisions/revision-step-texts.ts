export const revisionStepTexts = {
  current: 'Current',
  comma: ',',
  version: (revision: number) => `Version ${revision}`,
  compare: 'Compare with now',
  compareName: (revision: number) => `Compare with now: version ${revision}`,
}
