export const revisionStepsTexts = {
  actions: {
    create: 'created it',
    update: 'changed it',
    reorder: 'moved it',
    delete: 'deleted it',
    restore: 'brought it back from the trash',
    revert: 'restored an earlier state',
    revertPart: 'restored a part of an earlier state',
  },
  version: (revision: number, time: string, who: string) => `Version ${revision}, ${time}, ${who}`,
}
