export const cancelWithUndoTexts = { discarded: 'Your changes were discarded', undo: 'Undo' }
