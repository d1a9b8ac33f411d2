/** See dockview-styles.ts. */
declare module 'virtual:dockview.css';
