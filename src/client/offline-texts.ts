export const offlineTexts = {
  offline: 'No connection. Your text is kept and will be sent when the line is back.',
}
