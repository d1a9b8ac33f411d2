import '../styles/forced-colors.css';
